import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

const isOrder = (body: unknown): body is { order: Schemas['OrderDetails'] } =>
  typeof body === 'object' && body !== null && 'order' in body && body.order !== null
const isServices = (body: unknown): body is Schemas['ServicesAnswer'] =>
  typeof body === 'object' && body !== null && 'serviceGroups' in body

async function opened() {
  const { send, facts } = await testBackend('returning-customer')
  const details = async (id: string) => {
    const { body } = await send(`GET /api/order/${id}/payment`)
    if (!isOrder(body)) throw new Error(JSON.stringify(body))
    return body.order
  }
  return { send, orders: facts.orders, details }
}

describe('returning-customer', () => {
  it('has an order that can be edited, and whose deadline moves with every added service', async () => {
    const { send, orders, details } = await opened()
    const { editable, deadline } = await details(orders.editable)
    const { body } = await send(`GET /api/order/${orders.editable}/services`)
    if (!isServices(body)) throw new Error(JSON.stringify(body))
    const deadlines = body.serviceGroups.flatMap(({ services }) =>
      services.map((one) => one.deadline),
    )
    expect(editable).toBe(true)
    expect(deadlines.length).toBeGreaterThan(3)
    for (const moved of deadlines) {
      expect(Date.parse(moved ?? '')).toBeGreaterThan(Date.parse(deadline ?? ''))
    }
  })

  it('has an order paid by bank whose files are locked, and one whose files can be downloaded', async () => {
    const { send, orders, details } = await opened()
    const list = async (id: string) => (await send(`GET /api/order/${id}/deliverables`)).body
    expect(await list(orders.bankTransferLocked)).toEqual({ error: 'generic-download-error' })
    expect(await details(orders.bankTransferLocked)).toMatchObject({
      paid: false,
      pendingPayments: [{ boletoUrl: null }],
      completedFiles: [],
    })
    expect(await list(orders.completedPaid)).toMatchObject({
      files: [{ key: 'edited-manuscript' }, { key: 'edited-manuscript-clean' }],
    })
  })

  it('has a certificate that still needs its authors, and a complete one', async () => {
    const { send, orders, details } = await opened()
    const pdf = async (id: string) => {
      const { certificate } = await details(id)
      return (await send(`GET /api/certificate/${certificate?.code}/pdf`)).status
    }
    expect(await pdf(orders.certificateWithoutAuthors)).toBe(409)
    expect(await pdf(orders.completedPaid)).toBe(200)
  })

  it('has an order with a repeatable review, and one with a service that is no longer sold', async () => {
    const { orders, details } = await opened()
    expect(await details(orders.reworkEligible)).toMatchObject({ scientificReworkEligible: true })
    const inactive = { containsActiveService: false, serviceOptions: [] }
    expect(await details(orders.inactiveService)).toMatchObject(inactive)
  })
})
