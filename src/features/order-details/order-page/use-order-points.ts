import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { nextLookAt, rewardPointsQuery } from '../../../api/rewards.ts'

type PointsUser = Pick<User, 'identity' | 'hasRewards'>

/** Brings the points of a loaded order to whoever collects some. Those of an unpaid one are not waited for. */
export function useOrderPoints(
  order: Pick<OrderDetails, 'externalId' | 'paid'> | null | undefined,
  { identity, hasRewards }: PointsUser,
): void {
  const query = rewardPointsQuery({ identity, externalId: order?.externalId ?? '' })
  useQuery({
    ...query,
    enabled: Boolean(order) && hasRewards,
    refetchInterval: ({ state }) => (order?.paid ? nextLookAt(state.data) : false),
  })
}
