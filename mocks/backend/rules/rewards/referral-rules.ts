import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { sumOf, toDollars } from '../../../world/money.ts'
import type { CreditRow } from '../../../world/rows/payment-rows.ts'
import type { ReferralRow } from '../../../world/rows/reward-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { recipientAt } from '../../emails/mail-recipients.ts'
import { referralMail } from '../../emails/referral-mail.ts'
import { sendMail } from '../../emails/send-mail.ts'
import { referralCreditLasts } from '../../reference-data/loyalty-levels.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'

export function referralsOf(world: World, owner: string) {
  const referrals = world.referrals.in('byOwner', owner)
  const earned = sumOf(
    Array.from(referrals.rows(), ({ dollars }) => dollars),
    currencies.USD,
  )
  return { sent: referrals.size, earned }
}

export function sendReferrals(
  world: World,
  owner: string,
  emails: readonly string[],
  now: Instant,
): ReferralRow[] {
  const user = world.users.get(owner)
  if (!user) return []
  const { fullName: friend, language } = user.account
  const { companyName } = stateOf(world).application.config
  return emails.flatMap((typed) => {
    const email = typed.trim().toLowerCase()
    const identity = `${owner} ${email}`
    if (world.users.find('email', email) || world.referrals.get(identity)) return []
    const data = { friend, companyName }
    sendMail(world, now, referralMail(recipientAt(world, email, language), data))
    return [
      world.referrals.insert({
        identity,
        owner,
        email,
        createdAt: now,
        earnedAt: null,
        dollars: 0,
      }),
    ]
  })
}

export function noteReferrer(
  world: World,
  { email }: UserRow,
  code: string | null | undefined,
  now: Instant,
): void {
  const wanted = code?.trim().toUpperCase()
  if (!wanted) return
  for (const { identity: owner, account } of [...world.users.all()]) {
    const identity = `${owner} ${email}`
    if (account.referralCode !== wanted || world.referrals.get(identity)) continue
    const nothingYet = { earnedAt: null, dollars: 0 }
    world.referrals.insert({ identity, owner, email, createdAt: now, ...nothingYet })
  }
}

function hasPaidBefore(world: World, owner: string): boolean {
  const payments = world.payments.in('byOwner', owner)
  return payments.filter(({ status, total }) => status === 'approved' && total > 0).size > 1
}

/** US dollars. */
export function referralCredit(
  world: World,
  owner: string,
  dollars: number,
  earnedAt: Instant,
): CreditRow {
  return {
    referenceNumber: `CR-R${world.next('referral credits')}`,
    owner,
    createdAt: earnedAt,
    expiresAt: earnedAt + referralCreditLasts,
    totalAmount: dollars,
    balance: dollars,
  }
}

/** Credits the referrer with a person's first payment, once; a changed address makes no new customer. */
export function creditReferrals(world: World, friend: string, now: Instant): void {
  const email = world.users.get(friend)?.email
  const { config, localization } = stateOf(world).application
  const dollars = toDollars(config.referralAmount, localization.currency)
  if (email === undefined || dollars === 0) return
  const open = world.referrals
    .in('byEmail', email)
    .filter(({ owner, earnedAt }) => earnedAt === null && owner !== friend)
  if (open.size === 0 || hasPaidBefore(world, friend)) return
  for (const { identity, owner } of [...open.rows()]) {
    world.referrals.update(identity, { earnedAt: now, dollars })
    world.credits.insert(referralCredit(world, owner, dollars, now))
  }
}
