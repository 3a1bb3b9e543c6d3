import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { invoicesQuery } from '../../../api/invoices.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { type PaymentStatus, paymentStatusQuery } from '../../../api/payment.ts'
import { UnpaidNotice } from '../../../domain/payment/attempt/unpaid-notice.tsx'
import { PaymentReceipt } from '../../../domain/payment/receipt/payment-receipt.tsx'
import { receiptStateOf } from '../../../domain/payment/receipt/receipt-state.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { wholeCode } from '../../../lib/whole-code.ts'
import { AppButtonLink, ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonCard } from '../../../ui/states/skeleton.tsx'
import { receiptFacts } from '../documents/receipt-facts.tsx'
import { coveredAmount } from './covered-amount.ts'
import { PayAgain } from './pay-again.tsx'
import { PayOffNext } from './pay-off-next.tsx'

type Props = {
  receipt: string
  isUnpaid: boolean
  user: Pick<User, 'email'>
}

export function PayOffReceipt({ receipt, isUnpaid, user }: Props) {
  return (
    <QueryState
      query={useQuery(paymentStatusQuery(receipt))}
      loading={<SkeletonCard lines={5} />}
      failedTitle={<Trans>Your receipt could not be loaded</Trans>}
      frame={(state) => <Section title={<Trans>Payment {receipt}</Trans>}>{state}</Section>}
    >
      {(payment) => <Receipt payment={payment} isUnpaid={isUnpaid} user={user} />}
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
      return <Trans>We are waiting for your transfer</Trans>
    case 'processing':
    case 'failed':
      return <Trans>Your payment is being processed</Trans>
  }
}

function Receipt({ payment, isUnpaid, user }: Omit<Props, 'receipt'> & { payment: PaymentStatus }) {
  const { i18n } = useLingui()
  const { invoiceNumbers, boletoUrl, purchaseOrderNumber } = payment
  const { invoices = [] } = useQuery(invoicesQuery()).data ?? {}
  const list = formatList(invoiceNumbers.map(wholeCode), { language: i18n.locale })
  const covered = coveredAmount(invoices, payment.receiptCode)
  const state = receiptStateOf(payment)
  if (state === 'failed' || (state === 'processing' && isUnpaid)) {
    return <UnpaidNotice payment={payment} action={<PayAgain numbers={invoiceNumbers} />} />
  }
  // Its invoice has the bank details.
  const invoiceNumber = state === 'transfer' ? invoiceNumbers[0] : undefined
  const hasOwnStep = boletoUrl !== null || invoiceNumber !== undefined
  const toOrders = (
    <AppButtonLink to="/$lang/researcher" variant={hasOwnStep ? 'text' : 'filled'}>
      <Trans>Go to my orders</Trans>
    </AppButtonLink>
  )
  return (
    <PaymentReceipt
      title={<Title payment={payment} />}
      payment={payment}
      covered={covered && formatMoney(covered.amount, covered.currency)}
      paidFor={
        <Plural value={invoiceNumbers.length} one={`Invoice ${list}`} other={`Invoices ${list}`} />
      }
      facts={[
        ...(purchaseOrderNumber
          ? [{ name: <Trans>Purchase order</Trans>, value: purchaseOrderNumber }]
          : []),
        ...receiptFacts(invoices, payment),
      ]}
      actions={
        <>
          {boletoUrl === null ? null : (
            <ButtonAnchor variant="filled" href={addressIn(boletoUrl)}>
              <Trans>Open the boleto</Trans>
            </ButtonAnchor>
          )}
          {invoiceNumber === undefined ? null : (
            <ButtonAnchor
              variant="filled"
              href={openedAddress('/api/invoice/{invoiceNumber}/pdf', { invoiceNumber })}
            >
              <Trans>Invoice {invoiceNumber} (PDF)</Trans>
            </ButtonAnchor>
          )}
          {toOrders}
        </>
      }
    >
      <PayOffNext payment={payment} user={user} />
    </PaymentReceipt>
  )
}
