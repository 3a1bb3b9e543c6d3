import type { components } from '../../../src/api/generated/schema.gen.ts'

type Level = components['schemas']['LoyaltyLevel']

/** The levels of the rewards programme, the lowest first. */
export const loyaltyLevels: readonly Level[] = [
  { identity: 'level-welcome', name: 'welcome', minimumPointsNeeded: 0 },
  { identity: 'level-premier', name: 'premier', minimumPointsNeeded: 1_000 },
  { identity: 'level-elite', name: 'elite', minimumPointsNeeded: 4_000 },
]

/** Points for one US dollar that was paid for an order; parts of a point are dropped. */
export const pointsPerDollar = 0.2

/** What reaching a level earns: a code of the person's own for some per cent off one order. */
export const levelCodes: Readonly<Record<string, { prefix: string; percent: number }>> = {
  'level-premier': { prefix: 'PREMIER', percent: 10 },
  'level-elite': { prefix: 'ELITE', percent: 15 },
}

const day = 86_400_000

/** How long a code that was earned can be used, in milliseconds. */
export const earnedCodeLasts = 180 * day

/** A benefit is highlighted when it ends within this time, in milliseconds, and is not used. */
export const highlightedBefore = 14 * day

/** How long the credit of a referral can be spent, in milliseconds. */
export const referralCreditLasts = 365 * day
