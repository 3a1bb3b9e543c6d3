import type { LoyaltyLevel } from '../../../api/rewards.ts'

type Benefits = {
  /** Per cent that a code of one's own takes off one order; 0 where there is none. */
  code: number
  /** Per cent off the price of rush delivery. */
  rush: number
}

/** What each level gives, beside the points that all collect. */
export const levelBenefits: Record<LoyaltyLevel['name'], Benefits> = {
  welcome: { code: 0, rush: 0 },
  premier: { code: 10, rush: 10 },
  elite: { code: 15, rush: 20 },
}

/** US dollars of a paid order that bring a point. */
export const dollarsForPoint = 5
