/** The static page's heading, read before React replaces it; empty in Storybook. */
export const firstHeading = document.getElementById('first-heading')?.textContent ?? ''
