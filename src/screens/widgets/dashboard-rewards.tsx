import { useQuery } from '@tanstack/react-query'
import { noTerms, orderSearchQuery } from '../../api/orders.ts'
import { RewardsWidget } from '../../features/rewards/widgets/rewards-widget.tsx'
import type { WidgetProps } from './widget-props.ts'

export function DashboardRewards(props: WidgetProps) {
  const { data } = useQuery(orderSearchQuery(noTerms))
  const paidOrder = data?.orders.find(({ paid }) => paid)?.externalId
  return <RewardsWidget {...props} paidOrder={paidOrder} />
}
