import type { User } from '../../api/account.ts'
import { prepaidBalance } from '../../domain/money/prepaid-balance.ts'
import { showsGroup } from '../../domain/preferred-group/group-rules.ts'

export type DashboardWidget = 'prepay' | 'group' | 'referrals' | 'rewards'

type DashboardUser = Pick<
  User,
  'hasRewards' | 'hideInvoices' | 'preferredGroup' | 'prepayments' | 'referralCode'
>

/** In order: rewards replace prepayments, and hidden invoices hide prepayments too. */
export function dashboardWidgets(user: DashboardUser): DashboardWidget[] {
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
