import { expect, it } from 'vitest'
import { measureText } from './measure-text.ts'

it('counts the words of each paragraph and tells its language', async () => {
  const measured = await measureText(['Results', 'The rate of growth was measured.', '12.4'])
  expect(measured).toEqual({
    language: 'en',
    wordCount: 8,
    paragraphs: [
      { language: 'en', words: 1 },
      { language: 'en', words: 6 },
      { language: 'en', words: 1 },
    ],
  })
})

it('lets other calls be answered in between', async () => {
  let isDone = false
  let turns = 0
  const takeTurn = () => {
    turns += 1
    if (!isDone) setTimeout(takeTurn)
  }
  setTimeout(takeTurn)
  await measureText(Array.from({ length: 4000 }, () => 'The rate of growth was measured.'))
  isDone = true
  expect(turns).toBeGreaterThan(2)
})
