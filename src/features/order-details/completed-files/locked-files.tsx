import { Trans } from '@lingui/react/macro'
import { OrderOffers } from '../../../domain/orders/order-offers.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { OrderProps } from '../order-page/order-props.ts'
import { orderPaymentOf } from '../order-page/payment-rules.ts'

/** In place of finished files that are not paid for. */
export function LockedFiles({ order, user }: OrderProps) {
  // The step that asks for the payment has these links.
  const isPayStep = orderPaymentOf(order).kind === 'open'
  return (
    <Notice title={<Trans>Awaiting payment</Trans>} stacked>
      <p>
        <Trans>
          Your files are finished. You can download them here as soon as your payment arrives.
        </Trans>
      </p>
      <OrderOffers
        order={order}
        user={user}
        except={[
          ...([
            'download',
            'certificate',
            're-edit',
            'rework',
            'inactive-service',
            'boleto',
          ] as const),
          ...(isPayStep ? ['pay' as const] : []),
        ]}
      />
    </Notice>
  )
}
