import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { cart, cartPath } from '../../../testing/order-form/order-cart.ts'
import { cardForm } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'

const apply = `PUT ${cartPath}/voucher`
const remove = `DELETE ${cartPath}/voucher`
const terms = { acceptedTermsAndConditions: true }

async function withVouchers() {
  const backend = await cart()
  const { world, identity } = backend
  const user = world.users.get(identity)
  if (user) world.users.update(identity, { account: { ...user.account, voucherAvailable: true } })
  const row = { institution: 'Duke University', expiresAt: fixedNow + 1, usedFor: null }
  world.vouchers.insert({ ...row, code: 'VCH-OPEN' })
  world.vouchers.insert({ ...row, code: 'VCH-OLD', expiresAt: fixedNow })
  return backend
}

describe('a voucher on an order', () => {
  it('lowers the total to 0, is returned, and can be removed', async () => {
    const { send } = await withVouchers()
    const voucher = { code: 'VCH-OPEN', institution: 'Duke University' }
    const order = { totalPrice: 0, voucher: { ...voucher, appliedAmount: 372 } }
    expect((await send(`${apply}/%20vch-open`)).body).toMatchObject({ voucher, order })
    expect((await send(`GET ${cartPath}/load`)).body).toMatchObject({ orderForm: order })
    const off = { order: { totalPrice: 372, voucher: null } }
    expect((await send(`${remove}/vch-open`)).body).toMatchObject(off)
    expect((await send(`${remove}/vch-open`)).status).toBe(404)
    expect((await send(`${apply}/VCH-OPEN`)).body).toMatchObject({ order })
  })

  it.each([
    [
      'as the voucher',
      { ...terms, paymentMethodId: paymentMethodIds.voucher, voucherApplied: ' vch-open' },
    ],
    [
      'as the voucher without its code',
      { ...terms, paymentMethodId: paymentMethodIds.voucher, amount: 0 },
    ],
    ['as free', { ...terms, paymentMethodId: paymentMethodIds.free, amount: 0 }],
    ['without a method', { ...terms, paymentMethodId: null }],
    ['by a card, which is not charged', cardForm],
  ])('pays the whole order %s, without an invoice or a receipt', async (_, form) => {
    const { send, pay, orders, world } = await withVouchers()
    await send(`${apply}/VCH-OPEN`)
    expect((await pay(form)).body).toMatchObject({ externalId: orders()[0]?.externalId })
    expect(orders()).toMatchObject([{ paid: true, freeOrder: false }])
    expect([...world.payments.all()]).toMatchObject([
      { method: paymentMethodIds.voucher, amount: 0 },
    ])
    expect(world.vouchers.get('VCH-OPEN')?.usedFor).toBe('RC-100001')
    expect(world.invoices.size).toBe(0)
    expect([...world.mails.all()].filter(({ subject }) => subject.includes('RC-'))).toEqual([])
    world.orderForms.update('form-1', { orderedAs: null })
    expect((await send(`${apply}/VCH-OPEN`)).body).toEqual({ error: 'voucher-used' })
  })

  it('pays nothing where it is not on the order, or has expired since', async () => {
    const { send, pay, orders, advance } = await withVouchers()
    const byVoucher = { ...terms, paymentMethodId: paymentMethodIds.voucher }
    const refusal = { error: 'payment-voucher-not-valid' }
    expect((await pay(byVoucher)).body).toEqual(refusal)
    expect((await pay({ ...byVoucher, voucherApplied: 'VCH-OPEN' })).body).toEqual(refusal)
    await send(`${apply}/VCH-OPEN`)
    expect((await pay({ ...byVoucher, amount: 372 })).body).toEqual({
      error: 'payment-amount-changed',
    })
    advance(1)
    expect((await pay({ ...byVoucher, voucherApplied: 'VCH-OPEN' })).body).toEqual(refusal)
    expect((await pay({ ...cardForm, amount: 0 })).body).toEqual({
      error: 'payment-amount-changed',
    })
    expect(orders()).toEqual([])
  })

  it('is refused where it is unknown or expired, and where vouchers are not used', async () => {
    const { send } = await withVouchers()
    expect((await send(`${apply}/NONE`)).body).toEqual({ error: 'voucher-not-found' })
    expect((await send(`${apply}/VCH-OLD`)).body).toEqual({ error: 'voucher-expired' })
    for (const call of [apply, remove]) {
      expect((await send(`${call}/%20`)).status).toBe(400)
      expect((await send(call.replace('form-1', 'form-2').concat('/NONE'))).status).toBe(404)
      expect((await send(`${call}/NONE`, { session: null })).status).toBe(401)
    }
    const without = await cart()
    expect((await without.send(`${apply}/NONE`)).body).toEqual({
      error: 'voucher-not-available',
    })
  })

  it('is refused where staff order multimedia, and no longer counts after a change of the goal', async () => {
    const { send, world, identity } = await withVouchers()
    await send(`${apply}/VCH-OPEN`)
    const user = world.users.get(identity)
    if (!user) throw new Error('Nobody is signed in.')
    const account = { ...user.account, impersonatorIdentity: 'staff-17' }
    world.users.update(identity, { account })
    const byStaff = { order: { totalPrice: 0, voucher: { code: 'VCH-OPEN' } } }
    expect((await send(`${apply}/VCH-OPEN`)).body).toMatchObject(byStaff)
    const additions = [{ serviceIdentity: 'svc-video', quantity: 1 }]
    world.orderForms.update('form-1', { goal: 'multimedia', service: null, additions })
    expect((await send(`GET ${cartPath}/load`)).body).toMatchObject({
      orderForm: { totalPrice: 890, voucher: null },
    })
    expect((await send(`${apply}/VCH-OPEN`)).body).toEqual({ error: 'voucher-not-available' })
  })
})
