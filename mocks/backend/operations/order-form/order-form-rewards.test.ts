import { describe, expect, it } from 'vitest'
import { cart, noDetails, readyToPay } from '../../../testing/order-form/order-cart.ts'
import {
  boletoForm,
  cardForm,
  payPalForm,
  testKey,
  transferForm,
} from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import { approveCheckout } from '../../rules/payment/settlement/settle-payment.ts'
import { rewardPayment } from '../../rules/rewards/reward-payment.ts'

const day = 86_400_000

const friend = 'rosa.blume@example.edu'

function letRosaIn(world: World, identity: string) {
  const user = world.users.get(identity)
  if (!user) throw new Error('Nobody is here.')
  const rosa = { identity: 'user-rosa', email: friend }
  return world.users.insert({ ...user, ...rosa, account: { ...user.account, ...rosa } })
}

describe('the rewards of a paid order', () => {
  it.each([
    ['a card', 'new-customer', cardForm, true, 40],
    ['PayPal, approved twice', 'new-customer', payPalForm, false, 40],
    ['a bank transfer, which arrives twice', 'new-customer', transferForm, false, 40],
    ['a boleto, once the bank reports it', 'brazil', boletoForm, false, 39.6],
  ] as const)('are granted once with %s', async (_, name, form, atOnce, balance) => {
    const { pay, orders, world, identity, facts, send, advance } = await cart({}, name)
    const { identity: owner } = letRosaIn(world, identity)
    const { email } = facts.person
    const invited = { owner, email, createdAt: fixedNow, earnedAt: null, dollars: 0 }
    world.referrals.insert({ ...invited, identity: `${owner} ${email}` })
    const earned = () => [...world.credits.in('byOwner', owner).rows()]
    // Only the first payment earns a reward, so earlier payments become Rosa's.
    for (const { receiptCode } of [...world.payments.in('byOwner', identity).rows()])
      world.payments.update(receiptCode, { owner })
    for (const { invoiceNumber } of [...world.invoices.in('byOwner', identity).rows()])
      world.invoices.update(invoiceNumber, { owner })
    for (const { identity: order } of [...world.orders.in('byOwner', identity).rows()])
      world.orders.update(order, { owner })
    await pay(form)
    expect(earned()).toHaveLength(atOnce ? 1 : 0)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    approveCheckout(world, code, fixedNow)
    approveCheckout(world, code, fixedNow)
    advance(4 * day)
    await send('GET /api/users/current')
    await send('GET /api/users/current')
    expect(orders()).toMatchObject([{ paid: true }])
    expect(earned()).toMatchObject([{ balance }])
  })
})

describe('people who are named in an order form', () => {
  it('are referred once, by the ordering customer', async () => {
    const { pay, send, orders, world, identity } = await cart({ referralEmails: [friend] })
    await pay()
    expect([...world.referrals.in('byOwner', identity).rows()]).toMatchObject([
      { email: friend, createdAt: fixedNow, earnedAt: null },
    ])
    expect(world.mails.in('byRecipient', friend).size).toBe(1)
    await send('GET /api/order-form/new')
    const details = { ...noDetails, ...readyToPay.details, title: 'Loud rivers' }
    world.orderForms.update('form-2', { ...readyToPay, details, referralEmails: [friend] })
    const sent = { json: cardForm, headers: testKey('pay-order-second-1') }
    await send('PUT /api/order-form/form-2/payments', sent)
    expect(orders()).toHaveLength(2)
    expect(world.mails.in('byRecipient', friend).size).toBe(1)
  })

  it('earn the referring customer a credit with the first order that they pay', async () => {
    const { pay, world, identity } = await cart({ referralEmails: [friend] })
    await pay()
    letRosaIn(world, identity)
    const [payment] = [...world.payments.all()]
    if (!payment) throw new Error('Nothing was paid.')
    rewardPayment(world, { ...payment, owner: 'user-rosa' }, fixedNow)
    expect([...world.credits.in('byOwner', identity).rows()]).toMatchObject([{ balance: 40 }])
  })
})
