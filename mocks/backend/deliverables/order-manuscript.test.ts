import { expect, it } from 'vitest'
import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { orderManuscript, placeholderWordCount } from './order-manuscript.ts'

it('has a placeholder with the stated word count', async () => {
  const externalId = 'GX7KQ2M9'
  const source = { externalId, title: 'Silicon in rice', authors: 'H. Marsh', affiliation: 'Duke' }
  const read = readDocx(orderManuscript(source))
  if (read.kind !== 'text') throw new Error(read.kind)
  expect(countWordsOf(read.paragraphs)).toBe(placeholderWordCount(externalId))
})
