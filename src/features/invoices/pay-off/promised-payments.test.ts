import { expect, it } from 'vitest'
import { promisedFor } from './promised-payments.ts'

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
