import { expect, it } from 'vitest'
import { invoiceStateOf } from './invoice-state.ts'

const boletoUrl = '/external/boleto/RC-60012'
const pendingPayment = { receiptCode: 'RC-60012', boletoUrl: null }
const open = {
  ...{ balance: 80, totalAmount: 80, pendingWriteoff: false },
  ...{ boletoUrl: null, pendingPayment: null },
}

it.each([
  ['unpaid', {}],
  ['partly-paid', { balance: 20 }],
  ['paid', { balance: 0 }],
  ['paid', { balance: 0, totalAmount: 0 }],
  ['paid', { balance: 0, pendingWriteoff: true, boletoUrl }],
  ['written-off', { pendingWriteoff: true }],
  ['written-off', { pendingWriteoff: true, boletoUrl }],
  ['boleto', { boletoUrl }],
  ['boleto', { balance: 20, boletoUrl }],
  ['on-its-way', { pendingPayment }],
  ['paid', { balance: 0, pendingPayment }],
])('is %s: %j', (state, changes) => {
  expect(invoiceStateOf({ ...open, ...changes })).toBe(state)
})
