import type { User } from '../../../api/account.ts'
import { prepaidBalance } from '../../../domain/money/prepaid-balance.ts'
import { showsGroup } from '../../../features/account/group/group-rules.ts'

/** What may stand beside the orders. */
export type DashboardWidget = 'prepay' | 'group' | 'referrals' | 'rewards'

type Beside = Pick<
  User,
  'hasRewards' | 'hideInvoices' | 'preferredGroup' | 'prepayments' | 'referralCode'
>

/**
 * The widgets of somebody's dashboard, in the order in which they stand. Whoever collects points sees
 * these in place of money paid in advance; whom invoices are hidden from sees nothing of it. Who has a
 * link to recommend the service by sees it below.
 */
export function dashboardWidgets(user: Beside): DashboardWidget[] {
  const { hasRewards, hideInvoices, preferredGroup, prepayments, referralCode } = user
  const showsPrepay = !hasRewards && !hideInvoices && prepaidBalance(prepayments) > 0
  const shown = (widget: DashboardWidget, condition: boolean) => (condition ? [widget] : [])
  return [
    ...shown('rewards', hasRewards),
    ...shown('prepay', showsPrepay),
    ...shown('referrals', referralCode !== null),
    ...shown('group', showsGroup(preferredGroup)),
  ]
}
