import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { noDetails, readyToPay } from '../../../testing/order-form/order-cart.ts'
import { codeOf, english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'
import { testKey } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { services } from '../../reference-data/services/form-services.ts'
import { orderedService } from '../../rules/pricing/ordered-service.ts'

const form = '/api/order-form/form-1'
const chosen = { ...english, service: 'svc-premium-editing' }
const put = (code: string) => `PUT ${form}/discount-code/${code}`
const remove = (code: string) => `DELETE ${form}/discount-code/${code}`

async function withCodes() {
  const backend = await withSeededForm('returning-customer', chosen)
  const { world } = backend
  world.promotionalCodes.insert(codeOf('TEN', { offered: true }))
  world.promotionalCodes.insert(codeOf('TWENTY', { amount: 20 }))
  world.promotionalCodes.insert(codeOf('OLD', { endsAt: fixedNow - 1, offered: true }))
  world.promotionalCodes.insert(codeOf('THEIRS', { owner: 'another-person', offered: true }))
  world.promotionalCodes.insert(codeOf('VIDEO', { forClasses: ['multimedia'], offered: true }))
  world.promotionalCodes.insert(
    codeOf('BIG', { percentBased: false, amount: 50, minimumDollars: 500 }),
  )
  const { identity } = backend.facts.person
  world.promotionalCodes.insert(codeOf('GONE', { usedBy: [identity], offered: true }))
  return backend
}

describe('promotional codes', () => {
  it('are applied in any case, and can be removed', async () => {
    const { send } = await withCodes()
    expect((await send(put('%20ten%20'))).body).toMatchObject({
      requestedCodeApplied: true,
      discounts: [{ type: 'Promotional Code', code: 'TEN', applied: true, appliedAmount: 37.2 }],
      lineItems: [{ listPrice: 372, discountAmount: 37.2, totalPrice: 334.8 }],
    })
    expect((await send(put('TEN'))).body).toMatchObject({ requestedCodeApplied: true })
    expect((await send(remove('ten'))).body).toMatchObject({
      discounts: [],
      lineItems: [{ totalPrice: 372 }],
    })
    expect((await send(remove('TEN'))).status).toBe(404)
  })

  it('are limited to one for each order: the better one stays', async () => {
    const { send, world } = await withCodes()
    await send(put('TEN'))
    expect((await send(put('TWENTY'))).body).toMatchObject({
      requestedCodeApplied: true,
      discounts: [{ code: 'TWENTY' }],
    })
    expect((await send(put('TEN'))).body).toMatchObject({
      requestedCodeApplied: false,
      discounts: [{ code: 'TWENTY', applied: true, appliedAmount: 74.4 }],
    })
    expect(world.orderForms.get('form-1')?.codes).toEqual(['TWENTY'])
  })

  it.each([
    ['NOTHING', 'discount-code-unknown'],
    ['THEIRS', 'discount-code-unknown'],
    ['OLD', 'discount-code-expired'],
    ['GONE', 'discount-code-used'],
    ['VIDEO', 'discount-code-not-for-order'],
    ['BIG', 'discount-code-not-for-order'],
  ])('%s is refused: %s', async (code, error) => {
    const { send } = await withCodes()
    expect((await send(put(code))).body).toEqual({ error })
  })

  it('are for the form of the caller, in one path segment', async () => {
    const { send } = await withCodes()
    expect((await send(put('TEN'), { session: null })).status).toBe(404)
    expect((await send(remove('TEN'), { session: null })).status).toBe(404)
    expect((await send(put('%20'))).status).toBe(400)
    expect((await send(remove('%20'))).status).toBe(400)
  })

  it('are offered automatically where they would reduce the price', async () => {
    const { send } = await withCodes()
    const list = `GET ${form}/applicable-promotional-code-benefits`
    expect((await send(list)).body).toMatchObject({
      applicablePromotionalCodeBenefits: [
        { code: 'TEN', discount: { amount: 10, displayableAmount: '10%' }, used: false },
      ],
    })
    expect((await send(list, { session: null })).status).toBe(404)
    expect((await send(list.replace('form-1', '%20'))).status).toBe(400)
  })
})

describe('a second round on an edited order', () => {
  const wholeYear = 365 * 86_400_000

  async function startForm(kind: 'reedit' | 'rework', changes: Partial<Schemas['Order']> = {}) {
    const backend = await testBackend('returning-customer')
    const { facts, world, send } = backend
    const xid = facts.orders.completedPaid
    const row = world.orders.get(xid)
    const order = row && { ...row.order, ...changes }
    if (order) world.orders.update(xid, { order, createdAt: Date.parse(order.createdAt) })
    await send(`GET /api/order-form/${kind}/${xid}`)
    await send(`PUT ${form}/rework-basic-details`, {
      json: { selectedService: 'svc-premium-rework', wordCount: 5_200, language: 1 },
    })
    return { ...backend, shown: (await send(`GET ${form}/load`)).body }
  }
  const standard = { services: [orderedService(services.standardEditing)] }
  const reedit = { type: 'Re-edit discount', applied: true }

  it('is free for a year after most kinds of editing', async () => {
    const { shown } = await startForm('reedit')
    expect(shown).toMatchObject({
      orderForm: {
        discounts: [{ ...reedit, amount: 100, appliedAmount: 228 }],
        lineItems: [{ serviceIdentity: 'svc-premium-rework', listPrice: 228, totalPrice: 0 }],
        totalPrice: 0,
      },
    })
  })

  it('costs less after Standard Editing', async () => {
    const { shown } = await startForm('reedit', standard)
    expect(shown).toMatchObject({
      orderForm: { discounts: [{ ...reedit, amount: 60 }], totalPrice: 91.2 },
    })
  })

  const iso = (ago: number) => new Date(fixedNow - ago).toISOString()
  const longAgo = { createdAt: iso(wholeYear + 2), completedAt: iso(wholeYear + 1) }

  it.each([
    ['as a rework', 'rework', {}],
    ['a year later', 'reedit', longAgo],
  ] as const)('has its price %s', async (_, kind, changes) => {
    const { shown } = await startForm(kind, changes)
    expect(shown).toMatchObject({ orderForm: { discounts: [], totalPrice: 228 } })
  })

  it('becomes an order without a price', async () => {
    const { send, world } = await startForm('reedit')
    const { details } = world.orderForms.get('form-1') ?? readyToPay
    world.orderForms.update('form-1', {
      ...{ step: 'payment-details', uploadFilesLater: true },
      details: { ...noDetails, ...details, areaOfStudyId: 494 },
    })
    const { body } = await send(`PUT ${form}/payments`, {
      json: { acceptedTermsAndConditions: true, paymentMethodId: paymentMethodIds.free },
      headers: testKey('pay-free-00000001'),
    })
    expect(body).not.toHaveProperty('error')
    const { orderedAs } = world.orderForms.get('form-1') ?? {}
    expect(world.orders.get(orderedAs ?? '')?.order).toMatchObject({ freeOrder: true, paid: true })
    expect(world.invoices.in('byOrder', orderedAs ?? '').size).toBe(0)
  })
})
