import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paymentStatusQuery } from '../../../api/payment.ts'
import { payParams } from '../../../domain/orders/unpaid-banner-rules.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { InvoicePdfLink } from '../invoice-pdf-link.tsx'
import { orderPaymentOf } from '../payment-rules.ts'
import { PendingStep } from './pending-step.tsx'
import styles from './timeline.module.css'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'
import { WithoutDelay } from './without-delay.tsx'

function PendingPayment({ receiptCode, ...props }: StepProps & { receiptCode: string }) {
  return (
    <QueryState
      query={useQuery(paymentStatusQuery(receiptCode))}
      loading={<SkeletonLines lines={2} />}
      failedTitle={<Trans>We could not check your payment</Trans>}
      frame={(state) =>
        props.step.isAlone ? (
          <Section title={<Trans>Payment</Trans>}>{state}</Section>
        ) : (
          <li
            className={styles.step}
            data-phase="now"
            aria-current={props.step.isCurrent ? 'step' : undefined}
          >
            {state}
          </li>
        )
      }
    >
      {(payment) => <PendingStep {...props} payment={payment} />}
    </QueryState>
  )
}

/** Without a way to pay: somebody else gets the invoices. */
function PayerStep({ order, step, balance }: StepProps & { balance: number }) {
  const amount = formatMoney(balance, order.currency)
  return (
    <TimelineEntry
      step={step}
      by="payer"
      title={<Trans>Waiting for the payment of {amount}</Trans>}
    >
      <p>
        <Trans>
          We have sent the invoice to your payer. Any questions?{' '}
          <ExternalLink href="/support">Ask our support team</ExternalLink>
        </Trans>
      </p>
      <WithoutDelay order={order} />
    </TimelineEntry>
  )
}

type OpenPayment = Extract<ReturnType<typeof orderPaymentOf>, { kind: 'open' }>

function OpenPaymentStep({ payment, ...props }: StepProps & { payment: OpenPayment }) {
  const { order, user, step } = props
  if (user.hideInvoices) return <PayerStep {...props} balance={payment.balance} />
  const amount = formatMoney(payment.balance, order.currency)
  return (
    <TimelineEntry
      step={step}
      title={<Trans>Please pay {amount}</Trans>}
      actions={
        <>
          {/* Finished files ask for it at the top of the page. */}
          {order.completed ? null : (
            <AppButtonLink
              to="/$lang/researcher/invoices/pay/$invoiceNumbers"
              params={payParams(payment.invoices)}
              variant={order.status === 'Awaiting Files' ? 'quiet' : 'filled'}
            >
              <Trans>Pay now</Trans>
            </AppButtonLink>
          )}
          {payment.invoices.map(({ invoiceNumber }) => (
            <InvoicePdfLink key={invoiceNumber} invoiceNumber={invoiceNumber} />
          ))}
        </>
      }
    >
      <WithoutDelay order={order} />
    </TimelineEntry>
  )
}

export function PayStep(props: StepProps) {
  const { order, step } = props
  const payment = orderPaymentOf(order)
  if (payment.kind === 'pending') {
    return <PendingPayment {...props} receiptCode={payment.receiptCode} />
  }
  if (payment.kind === 'open') {
    const { pendingReceiptCode } = payment
    return (
      <>
        <OpenPaymentStep {...props} payment={payment} />
        {pendingReceiptCode === undefined ? null : (
          <PendingPayment
            {...props}
            step={{ ...step, isCurrent: false }}
            receiptCode={pendingReceiptCode}
          />
        )}
      </>
    )
  }
  return (
    <TimelineEntry step={step} title={<Trans>We’ll send you the invoice</Trans>}>
      <WithoutDelay order={order} />
    </TimelineEntry>
  )
}
