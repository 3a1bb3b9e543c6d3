import { expect, it } from 'vitest'
import { countUncaptioned } from './count-figures.ts'
import type { ScannedBlock } from './scan-part.ts'

const roles = new Map([['Caption', 'caption']] as const)

/** "#" is a picture, "^" in front marks the style of captions; the rest is text. */
function blockOf(short: string): ScannedBlock {
  const hasPicture = short.startsWith('#')
  const style = short.startsWith('^') ? 'Caption' : undefined
  return { text: short.replace(/^[#^]/, ''), style, inTable: false, hasPicture }
}

it.each<[string, string[], number]>([
  ['no figure', ['text'], 0],
  ['a caption below', ['text', '#', 'Figure 1. Streams', 'text'], 0],
  ['a caption above', ['Fig. 2: Streams', '#', 'text'], 0],
  ['an empty line between', ['#', '', 'Figure 1. Streams'], 0],
  ['a caption in the same paragraph', ['#Figure 1. Streams', 'text'], 0],
  ['a caption by its style', ['#', '^The streams in spring', 'text'], 0],
  ['a caption of a table', ['^Table 1. Streams', '#', 'text'], 1],
  ['none', ['text', '#', 'text'], 1],
  ['a mention in the text', ['text', '#', 'As Figure 1 shows, text'], 1],
  ['a sentence about photographs', ['#', 'Photographs in spring'], 1],
  ['one caption for two figures', ['#', 'Figure 1. Streams', '#', 'text', '#', 'text'], 2],
  ['captions above two figures', ['Fig. 1', '#', 'Fig. 2', '#'], 0],
  ['captions below two figures', ['#', 'Fig. 1', '#', 'Fig. 2'], 0],
  ['several panels', ['#', '(a)', '#', 'b)', '#', 'Figure 1. Streams'], 0],
  ['legends at the end', ['#', 'text', '#', 'text', 'Figure 1. A', 'Figure 2. B'], 0],
  ['a supplementary figure', ['#', 'Supplementary Figure S1'], 0],
  ['Chinese', ['#', '图1 公园'], 0],
  ['Japanese', ['#', '図 ２　川'], 0],
  ['Spanish', ['#', 'Figura 3. Ríos'], 0],
])('counts figures without a caption: %s', (_, shorts, expected) => {
  expect(countUncaptioned(shorts.map(blockOf), roles)).toBe(expected)
})
