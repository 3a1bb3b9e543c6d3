import { expect, it } from 'vitest'
import { mostInvoices, payOffTaskOf } from './pay-off-task.ts'
import { testInvoice } from './test-invoice.ts'

const open = testInvoice('US-1')
const other = testInvoice('US/2', { balance: 0.01 })
const sent = testInvoice('US-6', { pendingPayment: { receiptCode: 'RC-1', boletoUrl: null } })
const all = [
  open,
  other,
  testInvoice('US-3', { balance: 0 }),
  testInvoice('US-4', { pendingWriteoff: true }),
  testInvoice('US-5', { balance: 0, pendingWriteoff: true }),
  sent,
]

it.each([
  ['one', 'US-1', [open], [], false],
  ['several, in the order of the address', 'US%2F2,US-1', [other, open], [], false],
  ['one twice', 'US-1,US-1', [open], [], true],
  ['a paid one', 'US-1,US-3', [open], [['US-3', 'paid']], false],
  ['one that is written off', 'US-4,US-1', [open], [['US-4', 'written-off']], false],
  ['a paid one that was to be written off', 'US-5,US-1', [open], [['US-5', 'paid']], false],
  ['one whose payment is on its way', 'US-6,US-1', [open], [['US-6', 'on-its-way']], false],
  ['what is on its way otherwise', 'US-6,US-3', [sent], [['US-3', 'paid']], false],
  ['an unknown one', 'US-1,US-9', [open], [['US-9', 'unknown']], false],
])('pays %s', (_, list, invoices, left, isRepeated) => {
  const leftOut = left.map(([invoiceNumber, reason]) => ({ invoiceNumber, reason }))
  expect(payOffTaskOf(all, list)).toMatchObject({ kind: 'pay', invoices, leftOut, isRepeated })
})

it.each([
  ['paid ones', 'US-3,US-5', { kind: 'nothing', numbers: ['US-3', 'US-5'] }],
  ['unknown ones', 'US-9', { kind: 'nothing', leftOut: [{ reason: 'unknown' }] }],
  ['a list that ends early', 'US-1,', { kind: 'broken' }],
  ['undecodable text', '%E0%A4%A', { kind: 'broken' }],
])('pays nothing of %s', (_, list, task) => {
  expect(payOffTaskOf(all, list)).toMatchObject(task)
})

it('pays as many at once as the service takes', () => {
  const many = Array.from({ length: mostInvoices + 1 }, (_, index) => testInvoice(`US-${index}`))
  const task = payOffTaskOf(many, many.map(({ invoiceNumber }) => invoiceNumber).join(','))
  expect(task).toMatchObject({
    invoices: { length: mostInvoices },
    leftOut: [{ invoiceNumber: `US-${mostInvoices}`, reason: 'too-many' }],
  })
})
