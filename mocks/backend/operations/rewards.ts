import { viewOf } from '../../store/view.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { loyaltyLevels } from '../reference-data/loyalty-levels.ts'
import { pageOf } from '../rules/page-of.ts'
import { loyaltyOf } from '../rules/rewards/loyalty-rules.ts'
import { promotionsFor } from '../rules/rewards/promotions.ts'
import { referralsOf } from '../rules/rewards/referral-rules.ts'
import { rewardHistoryOf } from '../rules/rewards/reward-history.ts'

const entriesPerPage = 10

export const rewards = operationsOf({
  loadLoyalty({ world, user, now, reply }) {
    const { points, level, next, pointsToNext } = loyaltyOf(world, user.identity)
    const { open, earned } = promotionsFor(world, user, now)
    return reply(200, {
      userLoyaltyLevel: level,
      nextLoyaltyLevel: next,
      totalRewardPoints: points,
      pointsToNextLevel: pointsToNext,
      promotionalCodeBenefits: open,
      earnedPromotionalCodeBenefits: user.account.hasRewards ? earned : [],
    })
  },

  loadLoyaltyLevels({ world, user, reply }) {
    const { level } = loyaltyOf(world, user.identity)
    return reply(200, { userLoyaltyLevel: level, loyaltyLevels: [...loyaltyLevels] })
  },

  loadRewardHistory({ world, user, query, reply }) {
    const entries = rewardHistoryOf(world, user.identity)
    const listed = viewOf({
      size: () => entries.length,
      slice: (start, end) =>
        entries.slice(start, end).map((row) => ({ key: row.date, row, text: row.name })),
      search: () => [],
    })
    const { rows, pagination } = pageOf(listed, query.page, entriesPerPage)
    return reply(200, { rewardHistory: [...rows], pagination })
  },

  loadReferralRewards({ world, user, reply }) {
    return reply(200, { numberOfReferralsSent: referralsOf(world, user.identity).sent })
  },

  getReferralTotalCredits({ world, user, reply }) {
    return reply(200, { totalEarnedCredits: referralsOf(world, user.identity).earned })
  },
})
