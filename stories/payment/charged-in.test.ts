import { expect, it } from 'vitest'
import { currencyOf } from '../../mocks/backend/reference-data/payment/currencies.ts'
import { converted } from '../../mocks/world/invoice-balance.ts'
import { chargedIn } from '../../src/domain/payment/form/charged-in.ts'

const currency = (iso: string) => {
  const found = currencyOf(iso)
  if (!found) throw new Error(`There is no currency ${iso}.`)
  return found
}

it.each([
  ['BRL', 2066.67, 'USD', 372],
  ['USD', 372, 'BRL', 2066.67],
  ['JPY', 55_000, 'USD', 368.5],
  ['USD', 0.01, 'JPY', 1],
  ['EUR', 10, 'EUR', 10],
])('%s %d is charged in %s as %d, as by the server', (from, amount, to, charged) => {
  expect(chargedIn(currency(to), amount, currency(from))).toBe(charged)
  expect(converted(amount, currency(from), currency(to))).toBe(charged)
})
