import { expect, it } from 'vitest'
import { knownPayments, newPayment } from './found-payment.ts'
import { testInvoice } from './test-invoice.ts'

const part = (id: string, receiptCode?: string) => ({
  id,
  amount: 50,
  date: '2026-11-20T09:00:00Z',
  retainerinvoice_id: null,
  ...(receiptCode !== undefined && { receiptCode }),
})
const transfer = { receiptCode: 'RC-2', boletoUrl: null, invoiceNumbers: ['US-2', 'US-3'] }

const load = {
  invoices: [
    testInvoice('US-1', { payments: [part('1-1', 'RC-1'), part('1', 'RC-1')] }),
    testInvoice('US-2', { payments: [part('7')] }),
    testInvoice('US-3'),
  ],
  pendingPayments: [transfer],
}

it.each([
  [['US-1'], ['RC-1']],
  [['US-2'], ['7', 'RC-2']],
  [['US-3'], ['RC-2']],
  [
    ['US-1', 'US-3'],
    ['RC-1', 'RC-2'],
  ],
  [['US-9'], []],
])('the payments of %j are %j', (numbers, known) => {
  expect(knownPayments(load, numbers)).toEqual(known)
})

it.each([
  ['a payment', ['US-1'], [], { receiptCode: 'RC-1' }],
  ['a payment without a code', ['US-2'], ['RC-2'], { receiptCode: undefined }],
  ['a transfer that was promised', ['US-3'], [], { receiptCode: 'RC-2' }],
  ['none beside those that are known', ['US-1', 'US-2', 'US-3'], ['RC-1', '7', 'RC-2'], undefined],
  ['none of other invoices', ['US-9'], [], undefined],
])('finds %s', (_, numbers, known, found) => {
  const payment = newPayment(load, numbers, known)
  if (found) expect(payment).toMatchObject(found)
  else expect(payment).toBeUndefined()
})

it('takes a transfer that has arrived meanwhile for the known one', () => {
  const known = knownPayments(load, ['US-3'])
  const arrived = {
    invoices: [testInvoice('US-3', { payments: [part('2', 'RC-2')] })],
    pendingPayments: [],
  }
  expect(newPayment(arrived, ['US-3'], known)).toBeUndefined()
})
