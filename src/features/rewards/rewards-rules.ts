import type { LoyaltyLevel, PromotionalCodeBenefit } from '../../api/rewards.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/url/address-in.ts'

/** The end of the highest level. */
export const pointsLimit = 999_999

type LevelThreshold = Pick<LoyaltyLevel, 'minimumPointsNeeded'>

export function nextLevel<Level extends LevelThreshold>(
  levels: readonly Level[],
  reached: LevelThreshold | null,
): Level | undefined {
  const points = reached?.minimumPointsNeeded ?? -1
  return levels
    .filter(({ minimumPointsNeeded }) => minimumPointsNeeded > points)
    .reduce<Level | undefined>(
      (lowest, level) =>
        level.minimumPointsNeeded < (lowest?.minimumPointsNeeded ?? Number.POSITIVE_INFINITY)
          ? level
          : lowest,
      undefined,
    )
}

/** Exclusive. */
export function endOfLevel(next: LevelThreshold | undefined): number {
  return next?.minimumPointsNeeded ?? pointsLimit
}

/** Whole percent, rounded down, at most 100; 100 without a next level. */
export function progressTo(next: LevelThreshold | undefined, points: number): number {
  if (!next || points >= next.minimumPointsNeeded) return 100
  return Math.floor((points / next.minimumPointsNeeded) * 100)
}

export function pointsToGo(next: LevelThreshold | undefined, points: number): number {
  return next ? Math.max(0, next.minimumPointsNeeded - points) : 0
}

export function listedCodes<Code extends Pick<PromotionalCodeBenefit, 'used'>>(
  codes: readonly Code[],
  withUsed: boolean,
): Code[] {
  return codes.filter(({ used }) => withUsed || !used)
}

/** Whether a code's name leaves open what it is worth. */
export const needsDiscount = (
  codes: readonly Pick<PromotionalCodeBenefit, 'name' | 'discount'>[],
): boolean => codes.some(({ name, discount }) => !name.includes(discount.displayableAmount))

/** The order number in the entry's English name, if any. */
export function orderOfEntry(name: string): string | undefined {
  return /^Order (\S+)$/.exec(name)?.[1]
}

/** The page's URL and the portal's base path. */
type PortalLocation = { page: string; base?: string }

export function referralLink(
  code: string,
  language: SiteLanguage,
  portal: PortalLocation = { page: document.baseURI },
): string {
  const path = `/${language}/register/${encodeURIComponent(code)}`
  return new URL(addressIn(path, portal.base), portal.page).href
}
