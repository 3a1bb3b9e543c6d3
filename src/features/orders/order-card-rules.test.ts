import { expect, it } from 'vitest'
import type { Order } from '../../api/orders.ts'
import {
  hoursLeft,
  offersOf,
  stateOf,
  statusClass,
  toneOf,
  workInHand,
} from './order-card-rules.ts'

const order: Order = {
  externalId: 'GX7KQ2M9',
  title: 'Root exudates and drought tolerance in barley',
  status: 'In Progress',
  services: [],
  createdAt: '2026-09-14T13:05:00Z',
  deadline: '2026-09-21T17:00:00Z',
  deadlineAvailable: true,
  completedAt: null,
  completed: false,
  paid: true,
  downloadAvailable: false,
  touchUpAvailable: false,
  reeditAvailable: false,
  containsActiveService: true,
  scientificReworkEligible: false,
  certificateReady: false,
  certificate: null,
  pendingPayments: [],
  journal: null,
  styleOfEnglish: null,
  freeOrder: false,
  hasFigures: false,
  hasManuscriptFormatting: false,
}
const done = { status: 'Completed', completed: true } as const

it.each<[string, Partial<Order>, string, string]>([
  ['is in progress', {}, 'In Progress', 'running'],
  ['waits for files', { status: 'Awaiting Files' }, 'Awaiting Files', 'waiting'],
  ['is completed and paid', done, 'Completed', 'done'],
  ['is completed and unpaid', { ...done, paid: false }, 'awaiting payment', 'waiting'],
  ['is unpaid before it is completed', { paid: false }, 'In Progress', 'running'],
  ['is cancelled', { status: 'Cancelled' }, 'Cancelled', 'off'],
])('an order that %s', (_, changes, state, tone) => {
  const found = stateOf({ ...order, ...changes })
  expect(found).toBe(state)
  expect(toneOf(found)).toBe(tone)
})

const boleto = { receiptCode: 'RC-1', boletoUrl: '/outside/boleto/1' }

it.each<[string, Partial<Order>, string[]]>([
  ['nothing while it is worked on', {}, []],
  ['its files when they are there', { ...done, downloadAvailable: true }, ['download']],
  ['to prove a payment', { ...done, paid: false }, ['proof-of-payment']],
  [
    'its boleto first',
    { ...done, paid: false, pendingPayments: [boleto] },
    ['boleto', 'proof-of-payment'],
  ],
  [
    'no proof where the files are there all the same',
    { ...done, paid: false, downloadAvailable: true },
    ['download'],
  ],
  [
    'a re-edit after its files',
    { ...done, downloadAvailable: true, reeditAvailable: true },
    ['download', 're-edit'],
  ],
  [
    'support for a service that is no longer sold',
    { ...done, containsActiveService: false, reeditAvailable: true },
    ['inactive-service'],
  ],
])('an order offers %s', (_, changes, kinds) => {
  expect(offersOf({ ...order, ...changes }).map(({ kind }) => kind)).toEqual(kinds)
})

it.each([
  ['In Progress', 'inprogress'],
  ['Awaiting Files', 'awaitingfiles'],
  ['Completed', 'completed'],
] as const)('the status %s is %s to styles', (status, name) => {
  expect(statusClass(status)).toBe(name)
})

const hour = 3_600_000

it.each([
  [hour - 1, 0],
  [hour, 1],
  [25.5 * hour, 25],
  [0, 0],
  [-1, -1],
])('%d ms are %d whole hours', (left, hours) => {
  expect(hoursLeft(1_000 + left, 1_000)).toBe(hours)
})

it('sums up what editors have in hand and what waits for the person', () => {
  const earlier = { ...order, deadline: '2026-09-20T17:00:00Z' }
  const late = { ...order, status: 'Received', deadline: null } as const
  const waiting = { ...order, status: 'On Hold', deadline: '2026-09-01T00:00:00Z' } as const
  expect(workInHand([order, earlier, late, waiting, { ...order, ...done }])).toEqual({
    running: 3,
    waiting: 1,
    nextDue: Date.parse('2026-09-20T17:00:00Z'),
  })
  expect(workInHand([])).toEqual({ running: 0, waiting: 0, nextDue: undefined })
})
