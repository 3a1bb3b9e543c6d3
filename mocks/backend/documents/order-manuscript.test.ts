import { expect, it } from 'vitest'
import { countWordsOf } from './count-words.ts'
import { orderManuscript, standInWords } from './order-manuscript.ts'
import { readDocx } from './read-docx.ts'

it('stands in with the number of words that is stated', async () => {
  const externalId = 'GX7KQ2M9'
  const paper = { externalId, title: 'Silicon in rice', authors: 'H. Marsh', affiliation: 'Duke' }
  const read = await readDocx(orderManuscript(paper))
  if (read.kind !== 'text') throw new Error(read.kind)
  expect(countWordsOf(read.paragraphs)).toBe(standInWords(externalId))
})
