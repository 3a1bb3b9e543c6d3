import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { brokenInvariants } from '../invariants/world-invariants.ts'
import { invoiceCompletedOrders } from './invoice-completed-orders.ts'

const user = 'GET /api/users/current'

async function unbilled() {
  const backend = await testBackend('returning-customer')
  const { world, facts } = backend
  const id = facts.orders.editable
  const row = world.orders.get(id)
  if (!row) throw new Error('There is no such order.')
  const due = Date.parse(row.order.deadline ?? '')
  const invoices = () => [...world.invoices.in('byOrder', id).rows()]
  const complete = async () => {
    backend.advance(due - fixedNow)
    await backend.send(user)
  }
  return { ...backend, row, due, invoices, complete }
}

describe('an order that nobody has billed', () => {
  it('gets its invoice, by mail, when the work is done, once', async () => {
    const { world, invoices, complete, advance, send, due, row } = await unbilled()
    expect(invoices()).toEqual([])
    await complete()
    expect(invoices()).toMatchObject([{ createdAt: due, totalAmount: 147, payments: [] }])
    const [invoice] = invoices()
    const subjects = [...world.mails.all()].map(({ subject }) => subject)
    expect(subjects).toContain(`Invoice ${invoice?.invoiceNumber}`)
    advance(60 * 86_400_000)
    await send(user)
    expect(invoices()).toHaveLength(1)
    expect(world.orders.get(row.identity)?.order.paid).toBe(false)
    expect(brokenInvariants(world)).toEqual([])
  })

  it('gets none where it is paid', async () => {
    const { world, row, invoices, due } = await unbilled()
    world.orders.update(row.identity, { order: { ...row.order, paid: true } })
    invoiceCompletedOrders(world, due)
    expect(invoices()).toEqual([])
  })

  it('gets none where it was ordered without an invoice and its transfer is on its way', async () => {
    const { world, facts } = await testBackend('placed-orders')
    invoiceCompletedOrders(world, fixedNow + 60 * 86_400_000)
    expect(world.invoices.in('byOrder', facts.orders.byAdministrator).size).toBe(0)
  })
})
