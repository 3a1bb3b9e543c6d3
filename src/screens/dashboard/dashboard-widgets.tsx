import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { orderSearchQuery } from '../../api/orders.ts'
import { GroupWidget } from '../../features/account/group/group-widget.tsx'
import { noTerms } from '../../features/orders/order-search-rules.ts'
import { PrepayWidget } from '../../features/prepay/prepay-widget.tsx'
import { ReferralWidget } from '../../features/rewards/referrals/referral-widget.tsx'
import { RewardsWidget } from '../../features/rewards/rewards-widget.tsx'
import { bringWords } from '../../i18n/activate.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import type { DashboardWidget } from './dashboard-rail-rules.ts'

export type WidgetProps = { application: Application; user: User; language: SiteLanguage }

type WidgetPart = {
  /** Loads the widget's messages before it renders. */
  bring: () => Promise<void>
  Widget: ComponentType<WidgetProps>
}

/** Includes the points of the newest paid order. */
function Rewards(props: WidgetProps) {
  const { data } = useQuery(orderSearchQuery(noTerms))
  const paidOrder = data?.orders.find(({ paid }) => paid)?.externalId
  return <RewardsWidget {...props} paidOrder={paidOrder} />
}

/** All widgets share one chunk, loaded after the orders. */
export const widgetParts: Record<DashboardWidget, WidgetPart> = {
  prepay: { bring: () => bringWords('prepay'), Widget: PrepayWidget },
  group: { bring: () => bringWords('account'), Widget: GroupWidget },
  referrals: { bring: () => bringWords('rewards'), Widget: ReferralWidget },
  rewards: { bring: () => bringWords('rewards'), Widget: Rewards },
}
