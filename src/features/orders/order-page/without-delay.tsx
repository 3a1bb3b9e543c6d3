import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'

/** An open payment holds up the finished files, not the work. */
export function WithoutDelay({ order }: { order: Pick<OrderDetails, 'completed'> }) {
  return (
    <p>
      {order.completed ? (
        <Trans>Your finished files unlock when your payment arrives.</Trans>
      ) : (
        <Trans>
          This will not delay your order. Your finished files unlock when your payment arrives.
        </Trans>
      )}
    </p>
  )
}
