import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedNow } from '../../../fixed-now.ts'
import { approveCheckout } from '../../rules/payment/settle-payment.ts'
import { rewardPayment } from '../../rules/rewards/reward-payment.ts'
import { boletoForm, cardForm, testKey } from '../../test-payment.ts'
import { cart, noDetails, ready } from './test-order-cart.ts'

vi.mock(import('../../rules/rewards/reward-payment.ts'), async (original) => {
  const real = await original()
  return { rewardPayment: vi.fn(real.rewardPayment) }
})

beforeEach(() => {
  vi.mocked(rewardPayment).mockClear()
})

const day = 86_400_000
const payPal = { ...cardForm, creditCard: undefined, paymentMethodId: 6 }
const byBank = { ...payPal, paymentMethodId: 9 }

describe('what a paid order earns', () => {
  it.each([
    ['a card', 'new-customer', cardForm, 1],
    ['PayPal, approved twice', 'new-customer', payPal, 0],
    ['a bank transfer, which arrives twice', 'new-customer', byBank, 0],
    ['a boleto, once the bank reports it', 'brazil', boletoForm, 0],
  ] as const)('is earned once with %s', async (_, name, form, atOnce) => {
    const { pay, orders, world, send, advance } = await cart({}, name)
    await pay(form)
    expect(rewardPayment).toHaveBeenCalledTimes(atOnce)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    approveCheckout(world, code, fixedNow)
    approveCheckout(world, code, fixedNow)
    advance(4 * day)
    await send('GET /api/users/current')
    await send('GET /api/users/current')
    expect(orders()).toMatchObject([{ paid: true }])
    const ours = vi.mocked(rewardPayment).mock.calls.filter(([, row]) => row.receiptCode === code)
    expect(ours).toHaveLength(1)
  })
})

describe('people who are named in an order form', () => {
  const friend = 'rosa.blume@example.edu'

  it('are referred, once, by whoever orders', async () => {
    const { pay, send, orders, world, identity } = await cart({ referralEmails: [friend] })
    await pay()
    expect([...world.referrals.in('byOwner', identity).rows()]).toMatchObject([
      { email: friend, createdAt: fixedNow, earnedAt: null },
    ])
    expect(world.mails.in('byRecipient', friend).size).toBe(1)
    await send('GET /api/order-form/new')
    const details = { ...noDetails, ...ready.details, title: 'Loud rivers' }
    world.orderForms.update('form-2', { ...ready, details, referralEmails: [friend] })
    const sent = { json: cardForm, headers: testKey('pay-order-second-1') }
    await send('PUT /api/order-form/form-2/payments', sent)
    expect(orders()).toHaveLength(2)
    expect(world.mails.in('byRecipient', friend).size).toBe(1)
  })

  it('earn the one who named them a credit with the first order that they pay', async () => {
    const { pay, world, identity } = await cart({ referralEmails: [friend] })
    await pay()
    const user = world.users.get(identity)
    if (!user) throw new Error('Nobody is here.')
    world.users.insert({
      ...user,
      identity: 'user-rosa',
      email: friend,
      account: { ...user.account, identity: 'user-rosa', email: friend },
    })
    const [payment] = [...world.payments.all()]
    if (!payment) throw new Error('Nothing was paid.')
    rewardPayment(world, { ...payment, owner: 'user-rosa' }, fixedNow)
    expect([...world.credits.in('byOwner', identity).rows()]).toMatchObject([{ balance: 40 }])
  })
})
