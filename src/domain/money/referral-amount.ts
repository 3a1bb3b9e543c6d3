import type { Application } from '../../api/application.ts'
import { formatMoney } from '../../i18n/format-money.ts'

type ReferralSite = {
  config: Pick<Application['config'], 'referralAmount'>
  localization: Pick<Application['localization'], 'currency'>
}

/** In the site's currency, not converted to the user's. */
export function referralAmount({ config, localization }: ReferralSite): string {
  return formatMoney(config.referralAmount, localization.currency)
}
