import { expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { updateState } from '../../world/world-state.ts'
import { brokenInvariants } from './world-invariants.ts'

const { world: sound, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
const { orders } = facts

function changeOrder(world: World, identity: string, changes: object): void {
  const row = world.orders.get(identity)
  if (row) world.orders.update(identity, { order: { ...row.order, ...changes } })
}

const invoiceOf = (world: World, identity: string) => {
  const invoice = world.invoices.in('byOrder', identity).first()
  if (!invoice) throw new Error('There is no invoice.')
  return invoice
}

/** Adds a service to an order, unbilled. */
function addLine(world: World, identity: string): void {
  const row = world.orders.get(identity)
  const [line] = row?.placed.lines ?? []
  if (!row || !line) throw new Error('There is no such order.')
  const lines = [...row.placed.lines, { ...line, serviceIdentity: 'svc-formatting' }]
  world.orders.update(identity, { placed: { ...row.placed, lines } })
}

/** Takes what was ordered first off the invoice of a paid order. */
function billLast(world: World, identity: string): void {
  const { invoiceNumber, lines, payments } = invoiceOf(world, identity)
  const [{ amount } = { amount: 0 }] = lines.slice(1)
  world.invoices.update(invoiceNumber, {
    lines: lines.slice(1),
    totalAmount: amount,
    payments: payments.map((payment) => ({ ...payment, amount })),
  })
}

const content = { identity: 'file-9', bytes: Uint8Array.of(1, 2, 3) }
const file = { identity: 'file-9', owner: 'session-1', name: 'a.docx', type: '', createdAt: 1 }
const verdict = { outcome: 'failed', reason: 'empty' } as const
const assessment = { identity: 'a', fileIdentity: 'file-9', name: 'a.docx', createdAt: 1, verdict }

const breaches: [string, (world: World) => void][] = [
  [
    'exactly when its status says so',
    (world) => changeOrder(world, orders.completedPaid, { status: 'Cancelled' }),
  ],
  [
    'instant of completion',
    (world) => changeOrder(world, orders.completedPaid, { completedAt: null }),
  ],
  [
    'instant of completion',
    (world) => changeOrder(world, orders.cancelled, { completedAt: '2026-11-01T00:00:00Z' }),
  ],
  [
    'is not due before',
    (world) => changeOrder(world, orders.received, { deadline: '2020-01-01T00:00:00Z' }),
  ],
  [
    'shows a deadline only',
    (world) => changeOrder(world, orders.onHold, { deadlineAvailable: true }),
  ],
  [
    'gives its files out only',
    (world) => changeOrder(world, orders.received, { downloadAvailable: true }),
  ],
  ['certificate', (world) => changeOrder(world, orders.completedPaid, { certificate: null })],
  ['certificate', (world) => changeOrder(world, orders.received, { certificateReady: true })],
  ['is paid when it is free', (world) => changeOrder(world, orders.freeReedit, { paid: false })],
  [
    'waits for no payment',
    (world) => changeOrder(world, orders.bankTransferLocked, { paid: true }),
  ],
  [
    'is paid only when each of its invoices is',
    (world) => changeOrder(world, orders.completedUnpaid, { paid: true }),
  ],
  ['is paid by invoices only when they bill', (world) => billLast(world, orders.inProgress)],
  ['owes an open invoice', (world) => changeOrder(world, orders.completedPaid, { paid: false })],
  ['bills all that was ordered after', (world) => addLine(world, orders.completedUnpaid)],
  [
    'bills no service twice',
    (world) => {
      const { invoiceNumber, lines } = invoiceOf(world, orders.completedUnpaid)
      world.invoices.update(invoiceNumber, { lines: [...lines, ...lines] })
    },
  ],
  [
    'its own number and instant',
    (world) => changeOrder(world, orders.received, { externalId: 'GX000000' }),
  ],
  [
    'belongs to an existing user',
    (world) => world.orders.update(orders.received, { owner: 'nobody' }),
  ],
  [
    'points to an existing user',
    (world) => world.sessions.update('session-1', { userIdentity: 'gone' }),
  ],
  [
    'in small letters',
    (world) => world.users.update(facts.person.identity, { email: 'Helen@example.edu' }),
  ],
  ['has its content', (world) => world.files.insert({ ...file, size: 3 })],
  [
    'has its content, of the size',
    (world) => {
      world.files.insert({ ...file, size: 4 })
      world.contents.insert(content)
    },
  ],
  ['is the content of a file', (world) => world.contents.insert(content)],
  [
    'of a file of the same owner',
    (world) => {
      world.files.insert({ ...file, size: 3 })
      world.contents.insert(content)
      world.assessments.insert({ ...assessment, owner: facts.person.identity, archived: false })
    },
  ],
  [
    'has calls left',
    (world) => {
      const fault = { kind: 'network' } as const
      world.faults.insert({ identity: 'f', operation: 'logIn', fault, left: 0 })
    },
  ],
  ['session of its browser', (world) => updateState(world, { browserSession: 'gone' })],
  ['holds answers back', (world) => updateState(world, { latency: -1 })],
]

it('finds no violation in a valid world', () => {
  expect(brokenInvariants(sound)).toEqual([])
})

it.each(breaches)('finds a violation: %s', (invariant, change) => {
  const world = sound.fork()
  change(world)
  expect(brokenInvariants(world).join('\n')).toContain(invariant)
})
