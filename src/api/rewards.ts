import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { changeKnownUser } from './account.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

type Schemas = components['schemas']
export type LoyaltyLevel = Schemas['LoyaltyLevel']
export type LoyaltyLevels = Schemas['LoyaltyLevels']
export type Loyalty = Schemas['Loyalty']
export type PromotionalCodeBenefit = Schemas['PromotionalCodeBenefit']
export type RewardHistory = Schemas['RewardHistory']
export type RewardHistoryEntry = Schemas['RewardHistoryEntry']

/** What every change of points makes stale. */
export const rewardsKey = ['rewards'] as const

export type RewardPoints = Schemas['RewardPoints']

/** Milliseconds until points are looked at again that an order had not earned yet; false once it has. */
export function nextLookAt(points: RewardPoints | undefined): number | false {
  return points?.updated === false ? 30_000 : false
}

/**
 * The promotions that run now, and the codes that the person has earned, used ones too. What is known
 * of the person's points follows.
 */
export const loyaltyQuery = () =>
  queryOptions({
    queryKey: [...rewardsKey, 'loyalty'],
    queryFn: async ({ signal, client: queries }) => {
      const loyalty = await unwrap(client.GET('/api/loyalty/load', { signal }))
      const { totalRewardPoints } = loyalty
      changeKnownUser(queries, (known) => ({ ...known, totalRewardPoints }))
      return loyalty
    },
  })

/** All levels, the lowest first, and the one that the person has reached (null without rewards). */
export const loyaltyLevelsQuery = () =>
  queryOptions({
    queryKey: [...rewardsKey, 'levels'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/loyalty/levels/load', { signal })),
    // It stands in a corner of other pages, and says itself that it failed.
    meta: { quiet: true },
  })

/** One page (the first is 1) of ten entries of the points' history, the newest first. */
export const rewardHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: [...rewardsKey, 'history', page],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/reward/history/load', { signal, params: { query: { page } } })),
    placeholderData: keepPreviousData,
  })

/** How many people the person has invited. */
export const referralsSentQuery = () =>
  queryOptions({
    queryKey: [...rewardsKey, 'referrals sent'],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/referral-rewards/load', { signal }))).numberOfReferralsSent,
  })

/**
 * What referrals have earned, in US dollars. `earnedToDate` is what is known of the person: where
 * that changes, the sum is asked for anew, and the earlier one stays until it is there.
 */
export const referralCreditsQuery = (earnedToDate: number) =>
  queryOptions({
    queryKey: [...rewardsKey, 'referral credits', earnedToDate],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/referral-rewards/total-credits', { signal })))
        .totalEarnedCredits,
    placeholderData: keepPreviousData,
  })

/**
 * Whether an order (its number) has earned the person their points, and all points; asked for again
 * until it has. Once it has, what is known of the person follows.
 */
export const rewardPointsQuery = ({
  identity,
  externalId,
}: Record<'identity' | 'externalId', string>) =>
  queryOptions({
    queryKey: [...rewardsKey, 'points', identity, externalId],
    queryFn: async ({ signal, client: queries }) => {
      const params = { path: { identity }, query: { externalId } }
      const call = client.GET('/api/users/{identity}/reward-points', { signal, params })
      const points = await unwrap(call)
      const { totalRewardPoints, updated } = points
      if (updated) changeKnownUser(queries, (known) => ({ ...known, totalRewardPoints }))
      return points
    },
    refetchInterval: ({ state }) => nextLookAt(state.data),
    meta: { quiet: true },
  })
