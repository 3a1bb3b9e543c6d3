const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
]

/** Code, the consent script's bar, what is not to be translated, and elements in another language. */
function isForeign(element: Element | null): boolean {
  const spoken = element?.closest('[lang]')?.getAttribute('lang')
  return (
    spoken !== document.documentElement.lang ||
    element?.closest('script, style, noscript, #galley-consent, [translate="no"]') !== null
  )
}

/** Visible texts and accessible names in the page's language. */
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
