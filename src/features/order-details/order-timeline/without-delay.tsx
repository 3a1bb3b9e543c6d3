import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'

type Props = { order: Pick<OrderDetails, 'completed' | 'downloadAvailable' | 'status'> }

/** Some people's files are not held up by an open payment. */
export function WithoutDelay({ order: { completed, downloadAvailable, status } }: Props) {
  // Above the course, finished files say so themselves.
  if (downloadAvailable || completed) return null
  return (
    <p>
      {status === 'On Hold' ? (
        <Trans>Your finished files unlock when your payment arrives.</Trans>
      ) : (
        <Trans>
          This will not delay your order. Your finished files unlock when your payment arrives.
        </Trans>
      )}
    </p>
  )
}
