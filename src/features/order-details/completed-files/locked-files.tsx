import { Trans } from '@lingui/react/macro'
import { OrderOffers } from '../../../domain/orders/order-offers.tsx'
import { payParams } from '../../../domain/orders/unpaid-banner-rules.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { OrderProps } from '../order-props.ts'
import { orderPaymentOf } from '../payment-rules.ts'

export function LockedFiles({ order, user }: OrderProps) {
  const payment = orderPaymentOf(order)
  const isOpen = payment.kind === 'open'
  const amount = isOpen && formatMoney(payment.balance, order.currency)
  return (
    <Notice
      title={<Trans>Awaiting payment</Trans>}
      stacked
      action={
        isOpen && !user.hideInvoices ? (
          <AppButtonLink
            to="/$lang/researcher/invoices/pay/$invoiceNumbers"
            params={payParams(payment.invoices)}
            variant="filled"
          >
            <Trans>Pay {amount}</Trans>
          </AppButtonLink>
        ) : null
      }
    >
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
          ...(isOpen ? ['pay' as const] : []),
        ]}
      />
    </Notice>
  )
}
