import { Trans } from '@lingui/react/macro'
import type { PaymentStatus } from '../../../api/payment.ts'
import { moneyCurrencyOf } from '../../../domain/money/money-currency.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { wholeCode } from '../../../lib/whole-code.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { InvoicePdfLink } from '../invoice-pdf-link.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'
import { WithoutDelay } from './without-delay.tsx'

export function TransferStep(props: StepProps & { payment: PaymentStatus }) {
  const { order, user, payment, step } = props
  const { receiptCode: reference } = payment
  const { invoices } = order
  const purchaseOrderNumber = payment.purchaseOrderNumber && wholeCode(payment.purchaseOrderNumber)
  const amount = formatMoney(payment.amount, moneyCurrencyOf(payment.currency))
  const invoice = invoices.find(({ invoiceNumber }) =>
    payment.invoiceNumbers.includes(invoiceNumber),
  )
  const hasInvoice = invoice !== undefined && !user.hideInvoices
  return (
    <TimelineEntry
      step={step}
      by="you"
      title={<Trans>Please transfer {amount}</Trans>}
      actions={
        hasInvoice ? (
          <InvoicePdfLink
            invoiceNumber={invoice.invoiceNumber}
            variant={order.status === 'Awaiting Files' ? 'quiet' : 'filled'}
          />
        ) : null
      }
    >
      <p>
        <Trans>
          Give {reference} as the reference, so that we can match your transfer with this order.
        </Trans>
      </p>
      {purchaseOrderNumber ? (
        <p>
          <Trans>Your purchase order number is {purchaseOrderNumber}.</Trans>
        </p>
      ) : null}
      <WithoutDelay order={order} />
      <p>
        {hasInvoice ? (
          <Trans>Our bank details are on the invoice.</Trans>
        ) : (
          <Trans>
            Need our bank details? <ExternalLink href="/support">Ask our support team</ExternalLink>
          </Trans>
        )}
      </p>
    </TimelineEntry>
  )
}
