import { expect, it } from 'vitest'
import { gradedText } from './graded-text.ts'

it('is the English of a manuscript up to its references', async () => {
  const english = 'The rate of growth was measured in each of the streams.'
  const spanish = 'La temperatura del agua se midió en cada uno de los ríos durante tres años.'
  const text = await gradedText(['Abstract', english, spanish, 'References', 'Ito, Y. Rivers.'])
  expect(text).toMatchObject({ language: 'es', englishIndexes: [1], englishWords: 11 })
  expect(text.english).toBe(english)
})

it('is a whole text that tells no language', async () => {
  const text = await gradedText(['Leadership Skills', 'Start-Up', 'Staff'])
  expect(text).toMatchObject({ language: 'und', englishIndexes: [0, 1, 2], englishWords: 4 })
})
