import { expect, it } from 'vitest'
import { openFirst, prepayTaskOf, shownOf } from './prepay-rules.ts'

it.each([
  [0, false, 0],
  [5, false, 5],
  [7, false, 5],
  [7, true, 7],
])('of %d entries, all: %s, %d stand there', (count, all, shown) => {
  const entries = Array.from({ length: count }, (_, place) => place)
  expect(shownOf(entries, all)).toEqual(entries.slice(0, shown))
})

it('puts what is to be paid before what is', () => {
  const all = [500, 0, 12, 0].map((balance, at) => ({ at, balance }))
  expect(openFirst(all).map(({ at }) => at)).toEqual([0, 2, 1, 3])
})

const prepayment = (retainerInvoiceNumber: string, balance: number) => ({
  retainerInvoiceNumber,
  totalAmount: 150,
  availablePrepaymentAmount: 150 - balance,
  balance,
  formattedDate: 'November 02, 2026',
  transactionDate: '2026-11-02T10:00:00.000Z',
  boletoUrl: null,
  fapiao: null,
  payment: null,
})

it.each([
  [undefined, 'new'],
  ['US-RT-1011', 'open'],
  ['US-RT-1004', 'paid'],
  ['US-RT-9999', 'unknown'],
  ['complete', 'unknown'],
])('the number %j is about something %s', (number, kind) => {
  const prepayments = [prepayment('US-RT-1011', 150), prepayment('US-RT-1004', 0)]
  expect(prepayTaskOf(prepayments, number).kind).toBe(kind)
})
