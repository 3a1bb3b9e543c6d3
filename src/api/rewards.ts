import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { updateCachedUser } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'

export type Loyalty = Answers['Loyalty']
export type LoyaltyLevel = Answers['LoyaltyLevel']
export type LoyaltyLevels = Answers['LoyaltyLevels']
export type PromotionalCodeBenefit = Answers['PromotionalCodeBenefit']
export type RewardHistory = Answers['RewardHistory']
export type RewardHistoryEntry = Answers['RewardHistoryEntry']

const rewardsKey = ['rewards'] as const

type RewardPoints = Answers['RewardPoints']

/** Milliseconds until pending points are polled again; false once they are credited. */
export function nextLookAt(points: RewardPoints | undefined): number | false {
  return points?.updated === false ? 30_000 : false
}

export const loyaltyQuery = () =>
  queryOptions({
    queryKey: [...rewardsKey, 'loyalty'],
    queryFn: async ({ signal, client: queries }) => {
      const loyalty = await unwrap(client.GET('/api/loyalty/load', { signal }))
      const { totalRewardPoints } = loyalty
      updateCachedUser(queries, (user) => ({ ...user, totalRewardPoints }))
      return loyalty
    },
  })

export const loyaltyLevelsQuery = () =>
  queryOptions({
    queryKey: [...rewardsKey, 'levels'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/loyalty/levels/load', { signal })),
    meta: { quiet: true },
  })

/** Pages start at 1 and have ten entries, newest first. */
export const rewardHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: [...rewardsKey, 'history', page],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/reward/history/load', { signal, params: { query: { page } } })),
    placeholderData: keepPreviousData,
  })

/** The entries of the first pages, newest first. */
export const newestRewardsQuery = (pages: number) =>
  queryOptions({
    queryKey: [...rewardsKey, 'history', 'newest', pages],
    queryFn: async ({ client: queries }) => {
      const numbers = Array.from({ length: pages }, (_, index) => index + 1)
      const loaded = numbers.map((page) => queries.fetchQuery(rewardHistoryQuery(page)))
      return (await Promise.all(loaded)).flatMap(({ rewardHistory }) => rewardHistory)
    },
    meta: { quiet: true },
  })

export const referralsSentQuery = () =>
  queryOptions({
    queryKey: [...rewardsKey, 'referrals sent'],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/referral-rewards/load', { signal }))).numberOfReferralsSent,
  })

/** In US dollars; keyed by the user's cached `earnedToDate`, so that a change fetches it again. */
export const referralCreditsQuery = (earnedToDate: number) =>
  queryOptions({
    queryKey: [...rewardsKey, 'referral credits', earnedToDate],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/referral-rewards/total-credits', { signal })))
        .totalEarnedCredits,
    placeholderData: keepPreviousData,
  })

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
      if (updated) updateCachedUser(queries, (user) => ({ ...user, totalRewardPoints }))
      return points
    },
    refetchInterval: ({ state }) => nextLookAt(state.data),
    meta: { quiet: true },
  })
