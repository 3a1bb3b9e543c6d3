import { operationsOf } from '../../../mocks/backend/calls/operation-types.ts'

export const readingHandlers = operationsOf({
  getReferralTotalCredits({ reply }) {
    return reply(200, { totalEarnedCredits: 120 })
  },
})
