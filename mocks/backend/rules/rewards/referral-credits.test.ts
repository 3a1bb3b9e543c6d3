import { describe, expect, test } from 'vitest'
import { insertPayment } from '../../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh, naomiFeldman, samuelOkafor } from '../../../scenarios/builders/people.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { stateOf, updateState } from '../../../world/world-state.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { creditReferrals, referralsOf, sendReferrals } from './referral-rules.ts'

const [samuel, naomi] = [samuelOkafor.identity, naomiFeldman.identity]
const friend = helenMarsh.identity

/** Samuel has referred Helen, who has no account yet; Naomi has an account too. */
async function referredWorld(referralAmount = 40, currency: Schemas['Currency'] = currencies.USD) {
  const { world } = await loadScenario({ name: 'new-customer', now: fixedNow })
  const { application } = stateOf(world)
  const config = { ...application.config, referralAmount }
  const localization = { ...application.localization, currency }
  updateState(world, { application: { ...application, config, localization } })
  world.users.insert(accountFor(naomiFeldman))
  sendReferrals(world, samuel, [helenMarsh.email], fixedNow - 9 * day)
  return world
}

function pay(world: World, at: number, changes: Partial<PaymentRow> = {}): void {
  const receiptCode = `RC-${world.payments.size}`
  const purpose = { kind: 'payoff', invoiceNumbers: [] } as const
  insertPayment({ world, person: helenMarsh, receiptCode, purpose, amount: 10, at, changes })
}

const creditsOf = (world: World, owner: string) =>
  Array.from(world.credits.in('byOwner', owner).rows(), ({ totalAmount }) => totalAmount)

const register = (world: World) => world.users.insert(accountFor(helenMarsh))
const registerAs = (world: World, email: string) =>
  world.users.insert({ ...accountFor(helenMarsh, { email }), email })
const invite = (world: World, owner: string) =>
  sendReferrals(world, owner, [helenMarsh.email], fixedNow - day)

function inviteSelf(world: World): void {
  registerAs(world, 'helen@b.org')
  invite(world, friend)
  world.users.update(friend, accountFor(helenMarsh))
}

const free = { amount: 0, total: 0 }
const no = { status: 'declined' } as const

describe('the reward for a colleague’s payment', () => {
  type ReferralCase = [string, (world: World) => void, number[], number[]]
  const before = fixedNow - day
  const rows: ReferralCase[] = [
    ['the amount for the first', register, [40], []],
    ['the amount for each inviter', (it) => [invite(it, naomi), register(it)], [40], [40]],
    ['nothing for who came too late', (it) => [register(it), invite(it, naomi)], [40], []],
    ['nothing for the second', (it) => [register(it), pay(it, before)], [], []],
    ['the amount after a free one', (it) => [register(it), pay(it, before, free)], [40], []],
    ['the amount after a declined one', (it) => [register(it), pay(it, before, no)], [40], []],
    ['nothing with an address that nobody invited', (it) => registerAs(it, 'h@b.org'), [], []],
    ['nothing without an account', () => {}, [], []],
    ['nothing for oneself by an address that one invited', inviteSelf, [40], []],
  ]
  test.each(rows)('is %s', async (_, prepare, samuels, naomis) => {
    const world = await referredWorld()
    prepare(world)
    pay(world, fixedNow)
    creditReferrals(world, friend, fixedNow)
    expect([creditsOf(world, samuel), creditsOf(world, naomi)]).toEqual([samuels, naomis])
    expect(creditsOf(world, friend)).toEqual([])
    expect(referralsOf(world, samuel)).toEqual({ sent: 1, earned: samuels[0] ?? 0 })
  })

  test.each([
    [40, 'USD', 40],
    [12.35, 'USD', 12.35],
    [6_000, 'JPY', 40.2],
    [40, 'EUR', 43.2],
    [0, 'USD', undefined],
  ] as const)(
    'has the configured amount, %d %s, in dollars for a year',
    async (amount, iso, credited) => {
      const world = await referredWorld(amount, currencies[iso])
      register(world)
      pay(world, fixedNow)
      creditReferrals(world, friend, fixedNow)
      creditReferrals(world, friend, fixedNow + day)
      const money = { totalAmount: credited, balance: credited }
      const spent = { createdAt: fixedNow, expiresAt: fixedNow + 365 * day }
      expect([...world.credits.all()]).toMatchObject(
        credited === undefined ? [] : [{ owner: samuel, ...money, ...spent }],
      )
      const earnedAt = credited === undefined ? null : fixedNow
      expect([...world.referrals.all()]).toMatchObject([{ earnedAt, dollars: credited ?? 0 }])
    },
  )
})

test.each([
  [[], 0],
  [[0], 0],
  [[40, 0, 40], 80],
  [[0.1, 0.2], 0.3],
])('referrals that have earned %j add up to %d', async (earned, sum) => {
  const { world } = await loadScenario({ name: 'new-customer', now: fixedNow })
  const emails = earned.map((_, index) => `friend${index}@b.org`)
  const sent = sendReferrals(world, samuel, emails, fixedNow - day)
  for (const [index, dollars] of earned.entries())
    world.referrals.update(sent[index]?.identity ?? '', { earnedAt: fixedNow, dollars })
  expect(referralsOf(world, samuel)).toEqual({ sent: earned.length, earned: sum })
  expect(referralsOf(world, naomi)).toEqual({ sent: 0, earned: 0 })
})
