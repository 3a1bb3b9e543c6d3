import { expect, it } from 'vitest'
import { currencies } from '../backend/reference-data/payment/currencies.ts'
import { balanceOf, isUnpaid } from './invoice-balance.ts'

const payment = { id: 'RC-1', at: 0, retainerInvoiceNumber: null }
const invoiceOf = (...amounts: number[]) => ({
  totalAmount: 0.3,
  currency: currencies.USD,
  payments: amounts.map((amount) => ({ ...payment, amount })),
})

it.each([
  [[], 0.3],
  [[0.1], 0.2],
  [[0.1, 0.2], 0],
])('after %j, %d of 0.3 is open', (amounts, left) => {
  expect(balanceOf(invoiceOf(...amounts))).toBe(left)
})

it.each([
  ['nothing paid', [], false, true],
  ['a part paid', [0.1], false, true],
  ['all paid', [0.1, 0.2], false, false],
  ['nothing paid of a write-off', [], true, false],
  ['a part paid of a write-off', [0.1], true, false],
])('whether an invoice is payable with %s', (_, amounts, pendingWriteoff, expected) => {
  expect(isUnpaid({ ...invoiceOf(...amounts), pendingWriteoff })).toBe(expected)
})

it('is computed once for a row, which never changes', () => {
  const { payments, ...rest } = invoiceOf(0.1)
  let reads = 0
  const row = {
    ...rest,
    get payments() {
      reads++
      return payments
    },
  }
  expect([balanceOf(row), balanceOf(row)]).toEqual([0.2, 0.2])
  expect(reads).toBe(1)
})
