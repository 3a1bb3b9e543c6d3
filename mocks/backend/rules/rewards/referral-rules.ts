import type { World } from '../../../world/galley-world.ts'
import type { ReferralRow } from '../../../world/reward-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { referralCreditLasts } from '../../catalogue/loyalty-levels.ts'
import { readerAt } from '../../mails/mail-readers.ts'
import { referralMail } from '../../mails/referral-mail.ts'
import { sendMail } from '../../mails/send-mail.ts'

/** The referrals of a person, the newest first, and what they have earned in US dollars. */
export function referralsOf(world: World, owner: string) {
  const referrals = world.referrals.in('byOwner', owner)
  let earned = 0
  for (const { dollars } of referrals.rows()) earned += dollars
  return { sent: referrals.size, earned }
}

/**
 * Invites people in the name of a customer: each address once, and nobody who has an account.
 * Gives the referrals that are new.
 */
export function sendReferrals(
  world: World,
  owner: string,
  emails: readonly string[],
  now: number,
): ReferralRow[] {
  const user = world.users.get(owner)
  if (!user) return []
  const { fullName: friend, language } = user.account
  const { companyName } = stateOf(world).application.config
  return emails.flatMap((typed) => {
    const email = typed.trim().toLowerCase()
    const identity = `${owner} ${email}`
    if (world.users.find('email', email) || world.referrals.get(identity)) return []
    const given = { friend, companyName }
    sendMail(world, now, referralMail(readerAt(world, email, language), given))
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

/** Credits whoever has referred a person, with that person's first payment and never again. */
export function creditReferrals(world: World, friend: string, now: number): void {
  const email = world.users.get(friend)?.email
  if (email === undefined) return
  const { referralAmount } = stateOf(world).application.config
  for (const { identity, owner, earnedAt } of [...world.referrals.in('byEmail', email).rows()]) {
    if (earnedAt !== null) continue
    world.referrals.update(identity, { earnedAt: now, dollars: referralAmount })
    world.credits.insert({
      referenceNumber: `CR-R${world.next('referral credits')}`,
      owner,
      createdAt: now,
      expiresAt: now + referralCreditLasts,
      totalAmount: referralAmount,
      balance: referralAmount,
    })
  }
}
