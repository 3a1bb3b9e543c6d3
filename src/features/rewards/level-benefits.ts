import type { LoyaltyLevel } from '../../api/rewards.ts'
import type { Listed } from '../../lib/unlisted.ts'

type Benefits = {
  /** Percent off one order by a promotional code; 0 without a code. */
  code: number
  /** Percent off rush delivery. */
  rush: number
}

export const levelBenefits: Record<Listed<LoyaltyLevel['name']>, Benefits> = {
  welcome: { code: 0, rush: 0 },
  premier: { code: 10, rush: 10 },
  elite: { code: 15, rush: 20 },
}

/** US dollars of a paid order for each point. */
export const dollarsForPoint = 5
