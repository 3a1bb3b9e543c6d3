import { describe, expect, it } from 'vitest'
import { cartPath, readyToPay } from '../../../testing/order-form/order-cart.ts'
import { codeOf, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'
import { cardForm, testKey } from '../../../testing/payment/payment-requests.ts'

const load = `GET ${cartPath}/load`

describe('the discount of a preferred group', () => {
  it('is granted once, and its member is greeted before and after', async () => {
    const { send, world, facts } = await withSeededForm('preferred-group', readyToPay)
    expect((await send(load)).body).toMatchObject({
      orderForm: {
        discounts: [
          {
            type: 'Preferred group discount',
            code: facts.groups.joined,
            amount: 10,
            appliedAmount: 37.2,
          },
        ],
        totalPrice: 334.8,
      },
    })
    await send(`PUT ${cartPath}/payments`, {
      json: cardForm,
      headers: testKey('group-order-000001'),
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { preferredGroup: { discountUsed: true } },
    })
    expect([...world.invoices.all()]).toMatchObject([{ totalAmount: 334.8 }])
    world.orderForms.update('form-1', { orderedAs: null })
    expect((await send(load)).body).toMatchObject({ orderForm: { discounts: [], totalPrice: 372 } })
  })

  it('beats a code with a smaller discount, and loses to one with a larger discount', async () => {
    const { send, world } = await withSeededForm('preferred-group', readyToPay)
    world.promotionalCodes.insert(codeOf('FIVE', { amount: 5 }))
    world.promotionalCodes.insert(codeOf('TWENTY', { amount: 20 }))
    const put = (code: string) => send(`PUT ${cartPath}/discount-code/${code}`)
    expect((await put('FIVE')).body).toMatchObject({ requestedCodeApplied: false })
    expect((await put('TWENTY')).body).toMatchObject({
      requestedCodeApplied: true,
      discounts: [
        { type: 'Preferred group discount', applied: false },
        { code: 'TWENTY', applied: true },
      ],
    })
    await send(`PUT ${cartPath}/payments`, {
      json: cardForm,
      headers: testKey('group-order-000002'),
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { preferredGroup: { discountUsed: false } },
    })
  })
})
