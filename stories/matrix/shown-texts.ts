const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
]

/** Code, the consent script's bar, and elements with a `lang` other than the page's. */
function isForeign(element: Element | null): boolean {
  const spoken = element?.closest('[lang]')?.getAttribute('lang')
  return (
    spoken !== document.documentElement.lang ||
    element?.closest('script, style, noscript, #galley-consent') !== null
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
