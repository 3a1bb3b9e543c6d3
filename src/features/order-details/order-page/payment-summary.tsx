import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { orderPaymentOf } from '../payment-rules.ts'

export function PaymentSummary({ order }: { order: OrderDetails }) {
  const { payments, currency } = order
  const payment = orderPaymentOf(order)
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  switch (payment.kind) {
    case 'free':
      return <Trans>Nothing to pay</Trans>
    case 'paid': {
      if (paid === 0) return <Trans>Nothing left to pay</Trans>
      const amount = formatMoney(paid, currency)
      return <Trans>{amount} paid</Trans>
    }
    case 'pending':
      return <Trans>Not received yet</Trans>
    case 'open': {
      const amount = formatMoney(payment.balance, currency)
      const sent = formatMoney(payment.onItsWay, currency)
      return (
        <MetaLine>
          <Trans>{amount} to be paid</Trans>
          {payment.onItsWay > 0 ? <Trans>{sent} not received yet</Trans> : null}
        </MetaLine>
      )
    }
    case 'unbilled':
      return <Trans>Not invoiced yet</Trans>
  }
}
