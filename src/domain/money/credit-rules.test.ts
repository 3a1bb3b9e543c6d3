import { expect, it } from 'vitest'
import { creditState, withBalance } from './credit-rules.ts'

const now = Date.parse('2026-11-02T10:00:00Z')

it.each([
  ['something is left', 60, 12.5, null, 1, 'counts'],
  ['it ends tomorrow', 60, 12.5, '2026-11-03T10:00:00Z', 1, 'counts'],
  ['it ends now', 60, 12.5, '2026-11-02T10:00:00Z', 1, 'expired'],
  ['it is used up', 60, 0, null, 1, 'used-up'],
  ['it was one dollar', 1, 0.2, null, 1, 'counts'],
  ['it was less than one dollar', 0.99, 0.99, null, 1, 'too-small'],
  ['it was less than a pound', 1.2, 1.2, null, 1.25, 'too-small'],
  ['it was one yen', 0.0067, 0.0067, null, 0.0067, 'counts'],
])('a credit of which %s', (_name, totalAmount, balance, expirationDate, exchangeRate, state) => {
  expect(creditState({ totalAmount, balance, expirationDate }, { exchangeRate }, now)).toBe(state)
})

it('shows credits with a remaining amount, whatever they apply to', () => {
  const credits = [{ balance: 12 }, { balance: 0 }, { balance: 0.5 }, { balance: -1 }]
  expect(withBalance(credits)).toEqual([{ balance: 12 }, { balance: 0.5 }])
})
