import { expect, it } from 'vitest'
import { isTask, markMeanwhile, timelineOf, withoutTasks } from './timeline-rules.ts'

const createdAt = '2026-11-20T09:00:00Z'
const due = '2026-12-02T14:00:00Z'
const now = Date.parse('2026-11-23T09:00:00Z')

const payment = (date: string) => ({ id: '58213', invoiceNumber: 'US-1', amount: 372, date })
const invoice = {
  invoiceNumber: 'US-1',
  pendingPayment: null,
  totalAmount: 372,
  balance: 372,
  transactionDate: createdAt,
}
const blank = {
  createdAt,
  completedAt: null,
  deadline: due,
  freeOrder: false,
  payments: [],
  pendingPayments: [],
  invoices: [],
  originalFiles: [{ identity: 'f-1', name: 'barley.docx', kind: 'manuscript' as const }],
}
const paid = { ...blank, paid: true, payments: [payment('2026-11-20T09:00:00Z')] }
const unpaid = { ...blank, paid: false, invoices: [invoice] }
const transfer = { receiptCode: 'RC-1', boletoUrl: null }
const promised = {
  ...unpaid,
  pendingPayments: [transfer],
  invoices: [{ ...invoice, pendingPayment: transfer }],
}
const slip = { receiptCode: 'RC-1', boletoUrl: '/external/boleto/RC-1' }
const boleto = {
  ...unpaid,
  pendingPayments: [slip],
  invoices: [{ ...invoice, pendingPayment: slip }],
}
const unbilled = { ...blank, paid: false }
const completedAt = '2026-11-22T16:00:00Z'

/** A step in short: the phase and who acts, with a star where the order stands. */
const inShort = (step: ReturnType<typeof timelineOf>[number]) => {
  const name = step.phase === 'done' ? step.kind : `${step.phase} ${step.by}: ${step.kind}`
  return step.isCurrent ? `${name} *` : name
}

it.each([
  [
    'Awaiting Files',
    { ...paid, originalFiles: [], deadline: null },
    ['ordered', 'paid', 'now you: send-files *', 'next us: find-editor'],
  ],
  [
    'Awaiting Files',
    { ...promised, deadline: null },
    ['ordered', 'now you: send-files *', 'now bank: pay', 'next us: find-editor'],
  ],
  ['Received', paid, ['ordered', 'files', 'paid', 'now us: find-editor *', 'next us: deliver']],
  [
    'Received',
    { ...blank, freeOrder: true, paid: true },
    ['ordered', 'files', 'now us: find-editor *', 'next us: deliver'],
  ],
  [
    'Received',
    boleto,
    ['ordered', 'files', 'now you: pay', 'now us: find-editor *', 'next us: deliver'],
  ],
  [
    'Received',
    { ...unbilled, deadline: null },
    ['ordered', 'files', 'now us: pay', 'now us: find-editor *', 'next us: agree-on-deadline'],
  ],
  [
    'In Progress',
    unpaid,
    ['ordered', 'files', 'now you: pay', 'now editor: edit *', 'next us: deliver'],
  ],
  [
    'In Progress',
    { ...paid, deadline: '2026-11-23T08:59:59Z' },
    ['ordered', 'files', 'paid', 'now editor: edit *', 'next us: deliver-late'],
  ],
  ['On Hold', paid, ['ordered', 'files', 'paid', 'now you: answer *']],
  ['On Hold', promised, ['ordered', 'files', 'now you: answer *', 'now bank: pay']],
  ['Completed', { ...paid, completedAt }, ['ordered', 'files', 'paid', 'completed *']],
  ['Completed', { ...unpaid, completedAt }, ['ordered', 'files', 'completed', 'now you: pay *']],
  [
    'Completed',
    { ...paid, completedAt, payments: [payment('2026-11-23T08:00:00Z')] },
    ['ordered', 'files', 'completed', 'paid *'],
  ],
  ['Cancelled', { ...unpaid, originalFiles: [] }, ['ordered', 'cancelled *']],
  ['Cancelled', paid, ['ordered', 'files', 'paid', 'cancelled *']],
] as const)('%s: %o', (status, order, expected) => {
  const steps = timelineOf(
    {
      ...order,
      status,
      payments: [...order.payments],
      pendingPayments: [...order.pendingPayments],
      invoices: [...order.invoices],
      originalFiles: [...order.originalFiles],
    },
    now,
  )
  expect(steps.map(inShort)).toEqual(expected)
})

it('tells when things happened, and a mixed payment once', () => {
  const parts = [payment('2026-11-21T10:00:00Z'), payment('2026-11-21T10:00:00Z')]
  const order = { ...paid, payments: parts, completedAt, status: 'Completed' as const }
  expect(timelineOf(order, now)).toMatchObject([
    { kind: 'ordered', at: Date.parse(createdAt) },
    { kind: 'files', at: null },
    { kind: 'paid', at: Date.parse('2026-11-21T10:00:00Z') },
    { kind: 'completed', at: Date.parse(completedAt) },
  ])
})

it.each([
  ['Received', boleto, ['pay']],
  ['Received', promised, ['pay']],
  ['Awaiting Files', { ...unpaid, deadline: null }, ['send-files', 'pay']],
  ['Received', unbilled, []],
  ['Received', paid, []],
  ['On Hold', paid, []],
] as const)('asks the customer of a new order: %s %#', (status, order, kinds) => {
  const tasks = timelineOf({ ...order, status }, now).filter(isTask)
  expect(tasks.map(({ kind }) => kind)).toEqual(kinds)
})

it.each([
  ['Received', boleto, ['now us: find-editor *', 'next us: deliver']],
  ['Awaiting Files', unpaid, ['above you: send-files *', 'next us: find-editor']],
  ['Completed', { ...unpaid, completedAt }, ['above you: pay *']],
] as const)(
  'names tasks that stand above only where the order stands: %s',
  (status, order, open) => {
    const steps = withoutTasks(timelineOf({ ...order, status }, now)).filter(
      (step) => step.phase !== 'done',
    )
    const named = steps.map((step) => {
      const text = inShort(step)
      return step.isAbove ? text.replace('now', 'above') : text
    })
    expect(named).toEqual(open)
  },
)

it.each([
  ['Received', boleto, ['find-editor']],
  ['Received', unbilled, ['find-editor']],
  ['Awaiting Files', { ...unpaid, deadline: null }, []],
  ['In Progress', unpaid, ['edit']],
  ['On Hold', promised, ['pay']],
  ['Received', paid, []],
] as const)('lets others act meanwhile: %s %#', (status, order, kinds) => {
  const steps = markMeanwhile(timelineOf({ ...order, status }, now))
  const meanwhile = steps.filter((step) => step.phase === 'now' && step.isMeanwhile)
  expect(meanwhile.map(({ kind }) => kind)).toEqual(kinds)
})
