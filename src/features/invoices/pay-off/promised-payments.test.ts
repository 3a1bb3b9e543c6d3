import { expect, it } from 'vitest'
import { latestPromised, promisedFor } from './promised-payments.ts'
import { jpy, testInvoice, usd } from './test-invoice.ts'

const pendingPayments = [
  { receiptCode: 'RC-1', boletoUrl: null, invoiceNumbers: ['US-1', 'US-2'] },
  { receiptCode: 'RC-2', boletoUrl: '/external/boleto/RC-2', invoiceNumbers: ['US-3'] },
  { receiptCode: 'RC-3', boletoUrl: null, invoiceNumbers: [] },
]

it.each([
  [['US-1'], [['RC-1', ['US-1']]]],
  [
    ['US-2', 'US-1', 'US-3'],
    [
      ['RC-1', ['US-1', 'US-2']],
      ['RC-2', ['US-3']],
    ],
  ],
  [['US-9'], []],
])('for %j a bank is to bring %j', (numbers, expected) => {
  const invoices = numbers.map((invoiceNumber) => ({ invoiceNumber }))
  const found = promisedFor(invoices, { pendingPayments })
  expect(found.map((payment) => [payment.receiptCode, payment.numbers])).toEqual(expected)
})

it.each([
  ['one', pendingPayments, { numbers: ['US-1', 'US-2'], total: 549 }],
  ['none but of a prepayment', pendingPayments.slice(2), undefined],
])('names the newest payment of invoices: %s', (_, payments, expected) => {
  const invoices = [testInvoice('US-1', { balance: 217 }), testInvoice('US-2', { balance: 332 })]
  const load = { pendingPayments: payments, invoices, currency: jpy }
  const found = latestPromised(load)
  expect(found && { numbers: found.numbers, total: found.total }).toEqual(expected)
  if (found) expect(found.currency).toBe(usd)
})
