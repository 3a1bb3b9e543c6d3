const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
]

/**
 * What the application does not say: code, the bar of a consent script, and words in another language
 * than the page's, which tell so.
 */
function isForeign(element: Element | null): boolean {
  const spoken = element?.closest('[lang]')?.getAttribute('lang')
  return (
    spoken !== document.documentElement.lang ||
    element?.closest('script, style, noscript, #galley-consent') !== null
  )
}

/** Every text of the document in the language of the page: what is read, and what is only heard. */
export function shownTexts(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (nodeValue?.trim() && !isForeign(parentElement)) texts.push(nodeValue)
  }
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (isForeign(element)) continue
    texts.push(...attributes.flatMap((name) => element.getAttribute(name) ?? []))
  }
  return texts
}
