import { expect, it } from 'vitest'
import { countWordsOf } from '../uploads/count-words.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { orderManuscript, standInWords } from './order-manuscript.ts'

it('stands in with the number of words that is stated', async () => {
  const externalId = 'GX7KQ2M9'
  const paper = { externalId, title: 'Silicon in rice', authors: 'H. Marsh', affiliation: 'Duke' }
  const read = await readDocx(orderManuscript(paper))
  if (read.kind !== 'text') throw new Error(read.kind)
  expect(countWordsOf(read.paragraphs)).toBe(standInWords(externalId))
})
