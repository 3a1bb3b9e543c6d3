import type { Application } from '../../../api/application.ts'

type Site = {
  config: Pick<Application['config'], 'referralAmount'>
  localization: { currency: Pick<Application['localization']['currency'], 'exchangeRate'> }
}

type Referred = {
  invited: number
  /** US dollars. */
  earned: number
}

const inCents = (dollars: number) => Math.round(dollars * 100)

/**
 * How many invitations have earned credit, at what the site credits for one; undefined where the two
 * do not agree, as after a change of that amount.
 */
export function creditedInvitations(
  { invited, earned }: Referred,
  { config, localization }: Site,
): number | undefined {
  const each = inCents(config.referralAmount * localization.currency.exchangeRate)
  const credited = inCents(earned) / each
  return invited > 0 && Number.isInteger(credited) && credited <= invited ? credited : undefined
}
