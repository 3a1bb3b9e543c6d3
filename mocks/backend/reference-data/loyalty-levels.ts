import type { Schemas } from '../../world/rows/contract-types.ts'

/** Lowest level first. */
export const loyaltyLevels: readonly Schemas['LoyaltyLevel'][] = [
  { identity: 'level-welcome', name: 'welcome', minimumPointsNeeded: 0 },
  { identity: 'level-premier', name: 'premier', minimumPointsNeeded: 1_000 },
  { identity: 'level-elite', name: 'elite', minimumPointsNeeded: 4_000 },
]

/** Points for each US dollar paid for an order; fractions are dropped. */
export const pointsPerDollar = 0.2

export const levelCodes: Readonly<Record<string, { prefix: string; percent: number }>> = {
  'level-premier': { prefix: 'PREMIER', percent: 10 },
  'level-elite': { prefix: 'ELITE', percent: 15 },
}

const day = 86_400_000

/** Milliseconds. */
export const earnedCodeLasts = 180 * day

/** Milliseconds before its end at which an unused benefit is highlighted. */
export const highlightedBefore = 14 * day

/** Milliseconds. */
export const referralCreditLasts = 365 * day
