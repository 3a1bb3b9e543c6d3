import { expect, it } from 'vitest'
import type { Currency } from '../../../api/invoices.ts'
import { latestPayment } from './latest-payment.ts'

const currency: Currency = {
  isoCode: 'USD',
  name: 'US dollar',
  sign: '$',
  exchangeRate: 1,
  shortName: 'USD',
  numDecimals: 2,
}

const invoiceOf = (invoiceNumber: string, ...dates: string[]) => ({
  invoiceNumber,
  currency,
  payments: dates.map((date) => ({ id: date, amount: 10, date, retainerinvoice_id: null })),
})

it.each([
  ['none of no payments', [invoiceOf('US-1')], undefined],
  [
    'the last day of all invoices',
    [
      invoiceOf('US-1', '2026-10-01T08:00:00Z', '2026-10-09T08:00:00Z'),
      invoiceOf('US-2', '2026-10-03T08:00:00Z'),
    ],
    'US-1',
  ],
])('finds %s', (_, invoices, number) => {
  expect(latestPayment(invoices)?.invoiceNumber).toBe(number)
})
