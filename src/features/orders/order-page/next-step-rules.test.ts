import { expect, it } from 'vitest'
import { nextStepsOf } from './next-step-rules.ts'

const due = '2026-12-02T14:00:00Z'
const paid = { freeOrder: false, paid: true, pendingPayments: [], invoices: [] }
const promised = {
  ...paid,
  paid: false,
  pendingPayments: [{ receiptCode: 'RC-1', boletoUrl: null }],
}

it.each([
  ['Awaiting Files', paid, null, ['send-files', 'find-editor']],
  ['Awaiting Files', promised, null, ['send-files', 'pay', 'find-editor']],
  ['Received', paid, due, ['find-editor', 'deliver']],
  ['Received', { ...paid, freeOrder: true }, due, ['find-editor', 'deliver']],
  ['Received', promised, due, ['pay', 'find-editor', 'deliver']],
  ['Received', paid, null, ['find-editor', 'agree-on-deadline']],
  ['In Progress', promised, due, ['pay', 'edit', 'deliver']],
  ['On Hold', paid, null, []],
  ['On Hold', promised, due, ['pay']],
  ['Completed', paid, due, []],
  ['Completed', promised, due, ['pay']],
  ['Cancelled', promised, due, []],
] as const)('%s with %o, due %s', (status, payment, deadline, expected) => {
  const { pendingPayments } = payment
  const order = { ...payment, invoices: [], pendingPayments: [...pendingPayments] }
  expect(nextStepsOf({ ...order, status, deadline })).toEqual(expected)
})
