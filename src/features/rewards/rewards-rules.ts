import type { Application } from '../../api/application.ts'
import type { LoyaltyLevel, PromotionalCodeBenefit } from '../../api/rewards.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/address-in.ts'

type ReferralSite = {
  config: Pick<Application['config'], 'referralAmount'>
  localization: Pick<Application['localization'], 'currency'>
}

/** What a referral earns, as the site sets it: in its currency, and not converted to the person's. */
export function referralAmount({ config, localization }: ReferralSite): string {
  return formatMoney(config.referralAmount, localization.currency)
}

/** Stands in for the points of a level above the highest. */
export const pointsLimit = 999_999

type Reached = Pick<LoyaltyLevel, 'minimumPointsNeeded'>

/** The lowest level that asks for more points than the one that is reached; undefined on the highest. */
export function nextLevel<Level extends Reached>(
  levels: readonly Level[],
  reached: Reached | null,
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

/** The points at which a level ends: those of the next one. */
export function endOfLevel(next: Reached | undefined): number {
  return next?.minimumPointsNeeded ?? pointsLimit
}

/**
 * How far the points have come on the way to the next level, in whole per cent and at most 100; a
 * hundredth is counted once it is full. 100 where there is no next level.
 */
export function progressTo(next: Reached | undefined, points: number): number {
  if (!next || points >= next.minimumPointsNeeded) return 100
  return Math.floor((points / next.minimumPointsNeeded) * 100)
}

/** The points that the next level still asks for, never below 0; 0 where there is none. */
export function pointsToGo(next: Reached | undefined, points: number): number {
  return next ? Math.max(0, next.minimumPointsNeeded - points) : 0
}

/** The codes to list: used ones only where they are asked for. */
export function listedCodes<Code extends Pick<PromotionalCodeBenefit, 'used'>>(
  codes: readonly Code[],
  withUsed: boolean,
): Code[] {
  return codes.filter(({ used }) => withUsed || !used)
}

/** The order (its number) that points were given for, where the English name of an entry says so. */
export function orderOfEntry(name: string): string | undefined {
  return /^Order (\S+)$/.exec(name)?.[1]
}

/** The address of a page of the portal, and the folder that the portal is served from. */
type Portal = { page: string; base?: string }

/** The whole address by which friends come: the registration, in a language of the site, with the code. */
export function referralLink(
  code: string,
  language: SiteLanguage,
  portal: Portal = { page: document.baseURI },
): string {
  const path = `/${language}/register/${encodeURIComponent(code)}`
  return new URL(addressIn(path, portal.base), portal.page).href
}
