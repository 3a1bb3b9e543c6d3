import { expect, it } from 'vitest'
import { buildOrder, type OrderPlan } from '../../../scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { orderWork } from './work-of.ts'

const hour = 3_600_000

const nothing = {
  received: 0,
  inProgress: 0,
  needsAttention: 0,
  nextDeadline: null,
}
const plan: Omit<OrderPlan, 'key'> = {
  status: 'In Progress',
  services: ['premiumEditing'],
  orderedAgo: 5 * hour,
  dueIn: 2 * hour,
  paid: true,
}
const due = fixedNow + 2 * hour
const nextDeadline = new Date(due).toISOString()

const rowsOf = (changes: Partial<OrderPlan>[]) =>
  changes.map((change, index) =>
    buildOrder({ ...plan, key: `work ${index}`, ...change }, helenMarsh, fixedNow),
  )

const workAt = (rows: Iterable<OrderRow>, now: number) =>
  orderWork(rows, { now, shown: ({ order }) => order, promised: new Set() })

function countsAt(rows: Iterable<OrderRow>, now: number) {
  const { attention, upcoming, ...counts } = workAt(rows, now)
  return counts
}

it.each<[string, Partial<OrderPlan>[], number, Partial<ReturnType<typeof countsAt>>]>([
  ['no orders', [], fixedNow, {}],
  ['one in progress', [{}], fixedNow, { inProgress: 1, nextDeadline }],
  ['one in progress and unpaid', [{ paid: false }], fixedNow, { inProgress: 1, nextDeadline }],
  [
    'one received a moment ago',
    [{ status: 'Received', orderedAgo: 0 }],
    fixedNow,
    { received: 1, nextDeadline },
  ],
  [
    'one whose work has started since',
    [{ status: 'Received' }],
    fixedNow,
    { inProgress: 1, nextDeadline },
  ],
  ['one at its deadline', [{}], due, {}],
  ['one at its deadline, unpaid', [{ paid: false }], due, { needsAttention: 1 }],
  [
    'one on hold and one without files',
    [{ status: 'On Hold' }, { status: 'Awaiting Files' }],
    fixedNow,
    { needsAttention: 2 },
  ],
  ['one cancelled', [{ status: 'Cancelled', paid: false }], fixedNow, {}],
  [
    'the earliest of two deadlines',
    [{ dueIn: 9 * hour }, {}],
    fixedNow,
    { inProgress: 2, nextDeadline },
  ],
  ['no deadline yet', [{ dueIn: undefined }], fixedNow, { inProgress: 1 }],
])('counts %s', (_, orders, now, expected) => {
  expect(countsAt(rowsOf(orders), now)).toEqual({ ...nothing, ...expected })
})

it.each([0, 3, 9, 400])(
  'counts the open orders alone like all orders, %d days later',
  async (later) => {
    const { world, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
    const owner = facts.person.identity
    const open = world.orders.in('openByOwner', owner)
    const all = world.orders.in('byOwner', owner)
    const now = fixedNow + later * 24 * hour
    expect(workAt(open.rows(), now)).toEqual(workAt(all.rows(), now))
    expect(open.size).toBeLessThan(all.size)
  },
)

const rows = rowsOf([
  { title: 'held', status: 'On Hold', orderedAgo: 9 * hour },
  { title: 'later', dueIn: 30 * hour },
  { title: 'cancelled', status: 'Cancelled' },
  { title: 'without files', status: 'Awaiting Files' },
  { title: 'soon, unpaid', paid: false },
  { title: 'undated', dueIn: undefined },
])

it.each([
  ['now', fixedNow, ['without files', 'held'], ['soon, unpaid', 'later']],
  ['after a deadline', due, ['without files', 'soon, unpaid', 'held'], ['later']],
])('names what waits and what is due, %s', (_, now, attention, upcoming) => {
  const work = workAt(rows, now)
  expect(work.attention.map(({ title }) => title)).toEqual(attention)
  expect(work.upcoming.map(({ title }) => title)).toEqual(upcoming)
})

it('names ten of twelve orders', () => {
  const many = rowsOf(Array.from({ length: 12 }, () => ({ status: 'On Hold' })))
  expect(workAt(many, fixedNow).attention).toHaveLength(10)
})
