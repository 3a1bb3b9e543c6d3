import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paymentStatusQuery } from '../../../api/payment.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { AppButtonLink } from '../../../ui/page/app-button-link.tsx'
import { toUnbuilt } from '../../../ui/page/to-unbuilt.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { payPath } from '../unpaid-banner-rules.ts'
import { InvoicePdfLink } from './invoice-pdf-link.tsx'
import styles from './next-steps.module.css'
import type { OrderProps } from './order-props.ts'
import { orderPaymentOf } from './payment-rules.ts'
import { PendingStep } from './pending-step.tsx'
import { Step } from './step.tsx'
import { WithoutDelay } from './without-delay.tsx'

function PendingPayment({ receiptCode, ...props }: OrderProps & { receiptCode: string }) {
  return (
    <QueryState
      query={useQuery(paymentStatusQuery(receiptCode))}
      loading={<SkeletonLines lines={2} />}
      failedTitle={<Trans>We could not check your payment</Trans>}
      frame={(state) => <li className={styles.step}>{state}</li>}
    >
      {(payment) => <PendingStep {...props} payment={payment} />}
    </QueryState>
  )
}

/** Until the order is paid. */
export function PayStep(props: OrderProps) {
  const { order, user } = props
  const payment = orderPaymentOf(order)
  if (payment.kind === 'pending') {
    return <PendingPayment {...props} receiptCode={payment.receiptCode} />
  }
  if (payment.kind === 'open') {
    const { invoiceNumber, balance } = payment.invoice
    const amount = formatMoney(balance, order.currency)
    return (
      <Step
        by="you"
        title={<Trans>Please pay {amount}</Trans>}
        actions={
          user.hideInvoices ? null : (
            <>
              <AppButtonLink {...toUnbuilt(payPath([payment.invoice]))} variant="quiet">
                <Trans>Pay now</Trans>
              </AppButtonLink>
              <InvoicePdfLink invoiceNumber={invoiceNumber} />
            </>
          )
        }
      >
        <WithoutDelay order={order} />
      </Step>
    )
  }
  return (
    <Step by="us" title={<Trans>We'll send you the invoice</Trans>}>
      <WithoutDelay order={order} />
    </Step>
  )
}
