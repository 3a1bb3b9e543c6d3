import { expect, it } from 'vitest'
import { invoiceStateOf } from './invoice-state.ts'

const open = { balance: 80, totalAmount: 80, pendingWriteoff: false, boletoUrl: null }
const boletoUrl = '/external/boleto/RC-60012'

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
])('is %s: %j', (state, changes) => {
  expect(invoiceStateOf({ ...open, ...changes })).toBe(state)
})
