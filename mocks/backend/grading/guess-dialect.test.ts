import { expect, it } from 'vitest'
import { guessDialect } from './guess-dialect.ts'

it.each([
  ['american', ''],
  ['american', 'The color of the fibers was analyzed.'],
  ['british', 'The colour of the fibres was analysed.'],
  ['british', 'We recognised the behaviour of the tumour.'],
  ['american', 'Temperature was raised as promised, and comprised two periods.'],
])('finds %s spelling in %j', (dialect, text) => {
  expect(guessDialect(text)).toBe(dialect)
})
