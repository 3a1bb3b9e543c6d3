import { expect } from 'storybook/test'

/** Pixels; each font breaks its lines elsewhere, so the text is set in all of them. */
const widths = Array.from({ length: 150 }, (_, index) => 120 + 2 * index)

/** The character that `find` points to, by its index in the first text where it is not -1. */
function characterOf(element: HTMLElement, find: (content: string) => number) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const at = find(walker.currentNode.textContent ?? '')
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(walker.currentNode, at)
    range.setEnd(walker.currentNode, at + 1)
    return range
  }
  throw new Error('No such text.')
}

/** The last letter of the first text that ends with a word. */
export const endOf = (word: string, element: HTMLElement) =>
  characterOf(element, (content) => (content.endsWith(word) ? content.length - 1 : -1))

/** The first letter of the first text that begins with it. */
export const startOf = (word: string, element: HTMLElement) =>
  characterOf(element, (content) => (content.startsWith(word) ? 0 : -1))

/** At no width does the second begin a line without the first. */
export async function expectNeverTorn(
  paragraph: HTMLElement,
  first: Range | Element,
  second: Range | Element,
) {
  const torn = widths.filter((width) => {
    paragraph.style.width = `${width}px`
    return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom
  })
  paragraph.style.width = ''
  await expect(torn).toEqual([])
}
