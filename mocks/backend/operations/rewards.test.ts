import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { sendReferrals } from '../rules/rewards/referral-rules.ts'

const calls = [
  'GET /api/loyalty/load',
  'GET /api/loyalty/levels/load',
  'GET /api/reward/history/load',
  'GET /api/referral-rewards/load',
  'GET /api/referral-rewards/total-credits',
]
const pay = (amount: number, payoffReceiptCodes: readonly string[]) => ({
  headers: { 'Idempotency-Key': 'pays-some-invoices' },
  json: {
    acceptedTermsAndConditions: true,
    amount,
    paymentMethodId: paymentMethodIds.creditCard,
    payoffReceiptCodes,
    creditCard: { nonce: 'card-approved-4f2a', type: 'Visa', lastFour: '4242' },
    billingAddress: {
      address1: '130 Science Drive',
      city: 'Durham',
      state: 'NC',
      zip: '27708',
      country: { value: 223 },
    },
  },
})

describe('rewards', () => {
  it.each(calls)('%s requires an account', async (call) => {
    const { send } = await testBackend('anonymous')
    expect((await send(call)).status).toBe(401)
  })

  it('return the level, the next one, and the missing points', async () => {
    const { send } = await testBackend('returning-customer')
    expect((await send('GET /api/loyalty/load')).body).toMatchObject({
      userLoyaltyLevel: { identity: 'level-premier', name: 'premier' },
      nextLoyaltyLevel: { name: 'elite', minimumPointsNeeded: 4_000 },
      totalRewardPoints: 1_840,
      pointsToNextLevel: 2_160,
    })
    expect((await send('GET /api/loyalty/levels/load')).body).toMatchObject({
      userLoyaltyLevel: { name: 'premier' },
      loyaltyLevels: [{ name: 'welcome' }, { name: 'premier' }, { name: 'elite' }],
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { totalRewardPoints: 1_840, loyaltyLevelIdentity: 'level-premier' },
    })
  })

  it('have no level above the highest, and list used and unused codes', async () => {
    const { send, facts } = await testBackend('elite')
    const { codes } = facts
    const { body } = await send('GET /api/loyalty/load')
    expect(body).toMatchObject({
      userLoyaltyLevel: { name: 'elite' },
      nextLoyaltyLevel: null,
      pointsToNextLevel: 0,
      promotionalCodeBenefits: [
        {
          code: codes.endsSoon,
          highlighted: true,
          discount: { amount: 12, displayableAmount: '12%' },
        },
        {
          code: codes.open,
          highlighted: false,
          discount: { amount: 20, displayableAmount: '$20' },
        },
      ],
      earnedPromotionalCodeBenefits: [
        { code: codes.earned, used: false, name: '15% off for reaching elite' },
        { code: codes.earnedAndUsed, used: true, highlighted: false },
      ],
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: {
        loyaltyLevelIdentity: 'level-elite',
        showCheckSpamMessage: true,
        referralCreditsEarnedToDate: 240,
      },
    })
  })

  it('are empty for people without rewards', async () => {
    const { send } = await testBackend('new-customer')
    expect((await send('GET /api/loyalty/load')).body).toEqual({
      userLoyaltyLevel: null,
      nextLoyaltyLevel: null,
      totalRewardPoints: 0,
      pointsToNextLevel: 0,
      promotionalCodeBenefits: [],
      earnedPromotionalCodeBenefits: [],
    })
    expect((await send('GET /api/loyalty/levels/load')).body).toMatchObject({
      userLoyaltyLevel: null,
    })
    expect((await send('GET /api/reward/history/load')).body).toMatchObject({ rewardHistory: [] })
    expect((await send('GET /api/referral-rewards/load')).body).toEqual({
      numberOfReferralsSent: 0,
    })
    expect((await send('GET /api/referral-rewards/total-credits')).body).toEqual({
      totalEarnedCredits: 0,
    })
  })

  it('have a history of three pages that adds up', async () => {
    const { send } = await testBackend('returning-customer')
    const pages = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await send(`GET /api/reward/history/load?page=${page}`)).body,
      ),
    )
    expect(pages).toMatchObject([
      { rewardHistory: { length: 10 }, pagination: { pageCount: 3, totalCount: 24, pageSize: 10 } },
      { rewardHistory: { length: 10 } },
      { rewardHistory: { length: 4 } },
      { rewardHistory: [] },
    ])
    expect(pages[0]).toMatchObject({
      rewardHistory: [{ pointsToDate: 1_840 }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
    expect((await send('GET /api/reward/history/load?page=0')).status).toBe(400)
  })
})

describe('points', () => {
  it('are added with the payment of an order', async () => {
    const { send, facts, world } = await testBackend('returning-customer')
    const [invoiceNumber] = facts.unpaidInvoices
    const invoice = world.invoices.get(invoiceNumber)
    if (!invoice) throw new Error('There is no such invoice.')
    const paid = await send('POST /api/payoff/payment', pay(invoice.totalAmount, [invoiceNumber]))
    expect(paid.body).toMatchObject({ receiptCode: expect.any(String) })
    const points = Math.floor(invoice.totalAmount * 0.2)
    expect((await send('GET /api/reward/history/load')).body).toMatchObject({
      rewardHistory: [
        { name: `Order ${invoice.orderIdentity}`, points, pointsToDate: 1_840 + points },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    })
  })

  it('earn the code of a level with the payment that reaches it', async () => {
    const { send, facts, world } = await testBackend('returning-customer')
    const rewards = {
      identity: 'reward-big',
      owner: facts.person.identity,
      name: 'A gift',
      points: 2_130,
      createdAt: 0,
    }
    world.rewards.insert(rewards)
    const [invoiceNumber] = facts.unpaidInvoices
    const invoice = world.invoices.get(invoiceNumber)
    await send('POST /api/payoff/payment', pay(invoice?.totalAmount ?? 0, [invoiceNumber]))
    expect((await send('GET /api/loyalty/load')).body).toMatchObject({
      userLoyaltyLevel: { name: 'elite' },
      earnedPromotionalCodeBenefits: [
        {
          code: expect.stringMatching(/^ELITE-/),
          used: false,
          discount: { displayableAmount: '15%' },
        },
        { code: expect.stringMatching(/^PREMIER-/), used: true },
      ],
    })
    const mails = [...world.mails.in('byRecipient', facts.person.email).rows()]
    expect(mails.map(({ subject }) => subject)).toContain('You have reached Elite')
  })
})

describe('referrals', () => {
  it('are counted, and add up to their earnings', async () => {
    const { send } = await testBackend('returning-customer')
    expect((await send('GET /api/referral-rewards/load')).body).toEqual({
      numberOfReferralsSent: 5,
    })
    expect((await send('GET /api/referral-rewards/total-credits')).body).toEqual({
      totalEarnedCredits: 120,
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { referralCreditsEarnedToDate: 120 },
    })
  })

  it('invite each address once, and no existing customer', async () => {
    const { world, facts } = await testBackend('returning-customer')
    const { identity, email } = facts.person
    const invite = () =>
      sendReferrals(world, identity, ['New.Friend@example.edu ', email], fixedNow)
    expect(world.transact(invite).result).toMatchObject([{ email: 'new.friend@example.edu' }])
    expect(world.transact(invite).result).toEqual([])
    expect(world.mails.in('byRecipient', 'new.friend@example.edu').size).toBe(1)
  })

  it('earn a credit with the first payment of the invited colleague, once', async () => {
    const { send, world, facts } = await testBackend('twelve-unpaid')
    const [mine] = [...world.users.all()]
    if (!mine) throw new Error('Nobody is here.')
    const owner = 'user-referrer'
    const email = 'referrer@example.edu'
    world.users.insert({
      ...mine,
      identity: owner,
      email,
      account: { ...mine.account, identity: owner, email },
    })
    const identity = `${owner} ${facts.person.email}`
    world.referrals.insert({
      identity,
      owner,
      email: facts.person.email,
      createdAt: 0,
      earnedAt: null,
      dollars: 0,
    })
    const [invoiceNumber = ''] = facts.unpaidInvoices
    const invoice = world.invoices.get(invoiceNumber)
    await send('POST /api/payoff/payment', pay(invoice?.totalAmount ?? 0, [invoiceNumber]))
    expect(world.referrals.get(identity)).toMatchObject({ earnedAt: fixedNow, dollars: 40 })
    expect([...world.credits.in('byOwner', owner).rows()]).toMatchObject([
      { totalAmount: 40, balance: 40 },
    ])
  })
})
