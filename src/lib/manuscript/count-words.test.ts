import { expect, it } from 'vitest'
import { countWords, countWordsOf } from './count-words.ts'

it.each([
  ['', 0],
  ['   \n\t', 0],
  ['— … *', 0],
  ['The samples were stored cold.', 5],
  ['a well-known co-author’s view', 4],
  ['spring—and summer', 3],
  ['0.23 mg L−1 (n = 48)', 5],
  ['Los años más fríos', 4],
  ['Größe über alles', 3],
  ['한국어 문장입니다', 2],
  ['城市公园绿地', 6],
  ['城市，公园。', 4],
  ['これはペンです。', 7],
  ['コーヒー', 4],
  ['人々', 2],
  ['本文选取24个公园', 8],
  ['使用 Python 语言', 5],
  ['pH值', 2],
  ['𠮷野', 2],
])('counts %j as %d', (text, expected) => {
  expect(countWords(text)).toBe(expected)
})

it('adds up paragraphs, and handles a long row of punctuation', () => {
  expect(countWordsOf(['one two', 'three', '-'.repeat(300_000)])).toBe(3)
})
