import { expect, it } from 'vitest'
import { creditState, withBalance } from './credit-rules.ts'

const now = Date.parse('2026-11-02T10:00:00Z')

it.each([
  ['with a remaining amount', 60, 12.5, null, 1, 'counts'],
  ['that expires tomorrow', 60, 12.5, '2026-11-03T10:00:00Z', 1, 'counts'],
  ['that expires now', 60, 12.5, '2026-11-02T10:00:00Z', 1, 'expired'],
  ['that is used up', 60, 0, null, 1, 'used-up'],
  ['of one dollar', 1, 0.2, null, 1, 'counts'],
  ['of less than one dollar', 0.99, 0.99, null, 1, 'too-small'],
  ['of less than a pound', 1.2, 1.2, null, 1.25, 'too-small'],
  ['of one yen', 0.0067, 0.0067, null, 0.0067, 'counts'],
])('a credit %s', (_name, totalAmount, balance, expirationDate, exchangeRate, state) => {
  expect(creditState({ totalAmount, balance, expirationDate }, { exchangeRate }, now)).toBe(state)
})

it('shows credits with a remaining amount, whatever they apply to', () => {
  const credits = [{ balance: 12 }, { balance: 0 }, { balance: 0.5 }, { balance: -1 }]
  expect(withBalance(credits)).toEqual([{ balance: 12 }, { balance: 0.5 }])
})
