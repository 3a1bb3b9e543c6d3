/**
 * What the page says, in its language, from the first paint on; kept here since it is gone once the
 * application is drawn. Empty where a page has no such words, as in Storybook.
 */
export const firstHeading = document.getElementById('first-heading')?.textContent ?? ''
