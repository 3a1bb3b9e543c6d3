import type { ReferralRow, RewardRow, TestimonialRow } from '../../world/rows/reward-rows.ts'
import type { Invariant } from './order-invariants.ts'

const hasAccount: Invariant<{ owner: string }> = {
  invariant: 'belongs to an existing account',
  holds: ({ owner }, world) => world.users.get(owner) !== undefined,
}

export const rewardInvariants: Invariant<RewardRow>[] = [
  hasAccount,
  {
    invariant: 'gives whole points, and some',
    holds: ({ points }) => Number.isInteger(points) && points > 0,
  },
]

export const referralInvariants: Invariant<ReferralRow>[] = [
  hasAccount,
  {
    invariant: 'is of an address in small letters, once for each owner',
    holds: ({ identity, owner, email }) =>
      email === email.toLowerCase() && identity === `${owner} ${email}`,
  },
  {
    invariant: 'has earned something exactly when the friend has paid',
    holds: ({ earnedAt, dollars, createdAt }) =>
      earnedAt === null ? dollars === 0 : dollars > 0 && earnedAt >= createdAt,
  },
  {
    invariant: 'has brought its owner a credit of what it has earned',
    holds: ({ owner, earnedAt, dollars }, world) =>
      earnedAt === null ||
      world.credits
        .in('byOwner', owner)
        .filter(({ createdAt, totalAmount }) => createdAt === earnedAt && totalAmount === dollars)
        .size > 0,
  },
]

export const testimonialInvariants: Invariant<TestimonialRow>[] = [
  hasAccount,
  { invariant: 'says something', holds: ({ text }) => text.trim() !== '' },
  {
    invariant: 'has a photo of the same owner or none',
    holds: ({ photoIdentity, owner }, world) =>
      photoIdentity === null || world.files.get(photoIdentity)?.owner === owner,
  },
]
