import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import type { InvoiceLoad, Prepayment } from '../../api/invoices.ts'
import { type PaymentStatus, paymentStatusQuery } from '../../api/payment.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { BoletoDeadline, NoSecondPayment } from '../../domain/payment/receipt/payment-advice.tsx'
import { PaymentReceipt } from '../../domain/payment/receipt/payment-receipt.tsx'
import { receiptStateOf } from '../../domain/payment/receipt/receipt-state.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonCard } from '../../ui/states/skeleton.tsx'
import { PrepaymentLinks } from './prepayment-links.tsx'

type ReceiptContext = { load: InvoiceLoad; user: Pick<User, 'email'> }

export function PrepayReceipt({ receipt, ...context }: ReceiptContext & { receipt: string }) {
  return (
    <QueryState
      query={useQuery(paymentStatusQuery(receipt))}
      loading={<SkeletonCard lines={5} />}
      failedTitle={<Trans>Your receipt could not be loaded</Trans>}
      frame={(state) => <Section title={<Trans>Payment {receipt}</Trans>}>{state}</Section>}
    >
      {(payment) => <Receipt {...context} payment={payment} />}
    </QueryState>
  )
}

function Title({ payment }: { payment: PaymentStatus }) {
  switch (receiptStateOf(payment)) {
    case 'received':
      return <Trans>Payment received</Trans>
    case 'boleto':
      return <Trans>Your boleto is ready</Trans>
    case 'transfer':
    case 'processing':
      return <Trans>Your payment is being processed</Trans>
    case 'failed':
      return <Trans>This payment did not go through</Trans>
  }
}

const paidPrepayment = ({ retainerInvoiceNumber }: PaymentStatus, load: InvoiceLoad) =>
  load.prepayments.find((one) => one.retainerInvoiceNumber === retainerInvoiceNumber)

function addedAmount({ currency }: PaymentStatus, load: InvoiceLoad, own: Prepayment | undefined) {
  if (!own || currency === load.currency.shortName) return undefined
  return formatMoney(fromDollars(own.totalAmount, load.currency), load.currency)
}

function Receipt({ payment, load, user }: ReceiptContext & { payment: PaymentStatus }) {
  const { retainerInvoiceNumber, boletoUrl } = payment
  const state = receiptStateOf(payment)
  const own = paidPrepayment(payment, load)
  const added = state === 'received' ? addedAmount(payment, load, own) : undefined
  const again =
    state === 'received' ? (
      <AppButtonLink to="/$lang/researcher/prepay" variant="text">
        <Trans>Make another prepayment</Trans>
      </AppButtonLink>
    ) : null
  const toOrders = (
    <AppButtonLink to="/$lang/researcher" variant={state === 'boleto' ? 'text' : 'filled'}>
      <Trans>Go to my orders</Trans>
    </AppButtonLink>
  )
  // The button opens the boleto.
  const documents = own && (boletoUrl ? { ...own, boletoUrl: null } : own)
  const slip = boletoUrl ? (
    <ButtonAnchor variant="filled" href={addressIn(boletoUrl)}>
      <Trans>Open the boleto</Trans>
    </ButtonAnchor>
  ) : null
  return (
    <PaymentReceipt
      title={<Title payment={payment} />}
      payment={payment}
      paidFor={retainerInvoiceNumber ? <Trans>Invoice {retainerInvoiceNumber}</Trans> : undefined}
      facts={[
        ...(added ? [{ name: <Trans>Added to your balance</Trans>, value: added }] : []),
        ...(documents
          ? [
              {
                name: <Trans>Documents</Trans>,
                value: <PrepaymentLinks prepayment={documents} here />,
              },
            ]
          : []),
      ]}
      actions={
        <>
          {slip}
          {toOrders}
          {again}
        </>
      }
    >
      <Next payment={payment} user={user} />
    </PaymentReceipt>
  )
}

type NextProps = { payment: PaymentStatus } & Pick<ReceiptContext, 'user'>

function Next({ payment, user: { email } }: NextProps) {
  switch (receiptStateOf(payment)) {
    case 'received':
      return (
        <p>
          <Trans>
            The amount is in your PrePay balance now. Choose it when you pay for an order. We have
            sent your receipt to {email}.
          </Trans>
        </p>
      )
    case 'boleto':
      return (
        <>
          <BoletoDeadline dueAt={payment.dueAt} />
          <p>
            <Trans>
              It takes about two working days to clear. The amount is then added to your PrePay
              balance, and we write to you at {email}.
            </Trans>
          </p>
        </>
      )
    case 'transfer':
    case 'processing':
      return (
        <>
          <NoSecondPayment />
          <p>
            <Trans>
              The amount is added to your PrePay balance once your payment arrives. We’ll then
              e-mail you at {email}.
            </Trans>
          </p>
        </>
      )
    case 'failed':
      return (
        <p>
          <Trans>
            You were not charged. The invoice stays open, and you can pay it from the list below.
          </Trans>
        </p>
      )
  }
}
