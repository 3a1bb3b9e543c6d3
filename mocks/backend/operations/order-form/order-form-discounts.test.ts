import { describe, expect, it } from 'vitest'
import { fixedNow } from '../../../fixed-now.ts'
import { codeOf, english, withForm } from './test-order-form.ts'

const form = '/api/order-form/form-1'
const chosen = { ...english, service: 'svc-premium-editing' }
const put = (code: string) => `PUT ${form}/discount-code/${code}`
const remove = (code: string) => `DELETE ${form}/discount-code/${code}`

async function withCodes() {
  const backend = await withForm('returning-customer', chosen)
  const { world } = backend
  world.promotionalCodes.insert(codeOf('TEN', { offered: true }))
  world.promotionalCodes.insert(codeOf('TWENTY', { amount: 20 }))
  world.promotionalCodes.insert(codeOf('OLD', { endsAt: fixedNow - 1, offered: true }))
  world.promotionalCodes.insert(codeOf('THEIRS', { owner: 'somebody-else', offered: true }))
  world.promotionalCodes.insert(codeOf('VIDEO', { forClasses: ['multimedia'], offered: true }))
  world.promotionalCodes.insert(
    codeOf('BIG', { percentBased: false, amount: 50, leastDollars: 500 }),
  )
  const { identity } = backend.facts.person
  world.promotionalCodes.insert(codeOf('GONE', { usedBy: [identity], offered: true }))
  return backend
}

describe('promotional codes', () => {
  it('are applied in any case, and taken off again', async () => {
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

  it('are one on each order: the better one stays', async () => {
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

  it('are for the form of the caller, in a path of one piece', async () => {
    const { send } = await withCodes()
    expect((await send(put('TEN'), { session: null })).status).toBe(404)
    expect((await send(remove('TEN'), { session: null })).status).toBe(404)
    expect((await send(put('%20'))).status).toBe(400)
    expect((await send(remove('%20'))).status).toBe(400)
  })

  it('are offered by themselves where they would count', async () => {
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

it('a second round on a premium order is free for a year', async () => {
  const { send, world, facts } = await withForm('returning-customer', chosen)
  const origin = { kind: 'reedit', identity: facts.orders.completedPaid } as const
  const order = world.orders.get(origin.identity)?.order
  world.orderForms.update('form-1', { origin })
  const { body } = await send(`GET ${form}/load`)
  const isPremium = order?.services.some(({ id }) => id === 'svc-premium-editing')
  expect(body).toMatchObject({
    orderForm: {
      discounts: [{ type: 'Re-edit discount', amount: isPremium ? 100 : 60, applied: true }],
      totalPrice: isPremium ? 0 : 148.8,
    },
  })
})
