import { Trans } from '@lingui/react/macro'
import type { PaymentStatus } from '../../../api/payment.ts'
import { moneyCurrencyOf } from '../../../domain/payment/amount/money-currency.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ExternalLink } from '../../../ui/page/app-link.tsx'
import { InvoicePdfLink } from './invoice-pdf-link.tsx'
import type { OrderProps } from './order-props.ts'
import { Step } from './step.tsx'
import { WithoutDelay } from './without-delay.tsx'

/** What to transfer, and under which reference. */
export function TransferStep({ order, user, payment }: OrderProps & { payment: PaymentStatus }) {
  const { externalId, invoices } = order
  const { purchaseOrderNumber } = payment
  const amount = formatMoney(payment.amount, moneyCurrencyOf(payment.currency))
  const invoice = invoices.find(({ balance }) => balance > 0)
  const reference = invoice?.invoiceNumber ?? externalId
  return (
    <Step
      by="you"
      title={<Trans>Please transfer {amount}</Trans>}
      actions={
        invoice && !user.hideInvoices ? (
          <InvoicePdfLink invoiceNumber={invoice.invoiceNumber} />
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
        <Trans>
          Need our bank details? <ExternalLink href="/support">Ask our support team</ExternalLink>
        </Trans>
      </p>
    </Step>
  )
}
