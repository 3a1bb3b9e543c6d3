import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentStatus } from '../../../api/payment.ts'
import { moneyCurrencyOf } from '../../../domain/money/money-currency.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { pendingStateOf } from '../payment-rules.ts'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'
import { TransferStep } from './transfer-step.tsx'
import { WithoutDelay } from './without-delay.tsx'

type Props = StepProps & { payment: PaymentStatus }

const clearingTime = (): ReactNode => (
  <p>
    <Trans>It takes about two working days to clear.</Trans>
  </p>
)

function BoletoStep({ order, payment, step }: Props) {
  const { boletoUrl, dueAt } = payment
  const amount = formatMoney(payment.amount, moneyCurrencyOf(payment.currency))
  const day = dueAt && <ShownDate at={dueAt} />
  return (
    <TimelineEntry
      step={step}
      by="you"
      title={
        day ? <Trans>Please pay the boleto by {day}</Trans> : <Trans>Please pay {amount}</Trans>
      }
      actions={
        boletoUrl ? (
          <ButtonAnchor variant="filled" href={addressIn(boletoUrl)}>
            <Trans>Open the boleto</Trans>
          </ButtonAnchor>
        ) : null
      }
    >
      <p>
        <Trans>The slip is for {amount}.</Trans>
      </p>
      {clearingTime()}
      <WithoutDelay order={order} />
    </TimelineEntry>
  )
}

export function PendingStep(props: Props) {
  const { order, payment, step } = props
  switch (pendingStateOf(payment)) {
    case 'boleto':
      return <BoletoStep {...props} />
    case 'transfer':
      return <TransferStep {...props} />
    case 'clearing':
      return (
        <TimelineEntry step={step} by="bank" title={<Trans>Your bank confirms the boleto</Trans>}>
          {clearingTime()}
          <WithoutDelay order={order} />
        </TimelineEntry>
      )
    case 'processing':
    case 'received':
      return (
        <TimelineEntry step={step} by="us" title={<Trans>Your payment is being processed</Trans>}>
          <p>
            <Trans>We’ll e-mail you when it arrives.</Trans>
          </p>
          <WithoutDelay order={order} />
        </TimelineEntry>
      )
    case 'failed':
      return (
        <TimelineEntry step={step} by="you" title={<Trans>This payment did not go through</Trans>}>
          <p>
            <Trans>You were not charged. You can pay from your list of invoices.</Trans>
          </p>
          <WithoutDelay order={order} />
        </TimelineEntry>
      )
  }
}
