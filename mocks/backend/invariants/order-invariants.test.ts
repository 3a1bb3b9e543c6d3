import { expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { brokenInvariants } from './world-invariants.ts'

const { world: sound, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
const { completedPaid, completedUnpaid, inProgress } = facts.orders

function rowOf(world: World, identity: string) {
  const row = world.orders.get(identity)
  if (!row) throw new Error('There is no such order.')
  return row
}

function setPaid(world: World, identity: string, paid: boolean): void {
  world.orders.update(identity, { order: { ...rowOf(world, identity).order, paid } })
}

/** Adds a service to an order, unbilled. */
function addLine(world: World, identity: string): void {
  const { placed } = rowOf(world, identity)
  const added = placed.lines.slice(0, 1).map((line) => ({
    ...line,
    serviceIdentity: 'svc-formatting',
  }))
  world.orders.update(identity, { placed: { ...placed, lines: [...placed.lines, ...added] } })
}

const invoiceOf = (world: World, identity: string) => {
  const invoice = world.invoices.in('byOrder', identity).first()
  if (!invoice) throw new Error('There is no invoice.')
  return invoice
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

function billTwice(world: World, identity: string): void {
  const { invoiceNumber, lines } = invoiceOf(world, identity)
  world.invoices.update(invoiceNumber, { lines: [...lines, ...lines] })
}

it.each<[string, (world: World) => void]>([
  ['is paid only when each', (world) => setPaid(world, completedUnpaid, true)],
  ['is paid by invoices only when they bill', (world) => billLast(world, inProgress)],
  ['owes an open invoice', (world) => setPaid(world, completedPaid, false)],
  ['bills all that was ordered after', (world) => addLine(world, completedUnpaid)],
  ['bills no service twice', (world) => billTwice(world, completedUnpaid)],
])('finds an order that breaks: it %s', (invariant, change) => {
  const world = sound.fork()
  change(world)
  expect(brokenInvariants(sound)).toEqual([])
  expect(brokenInvariants(world).join('\n')).toContain(`it ${invariant}`)
})
