import { Plural, Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import type { PaymentStatus } from '../../../api/payment.ts'
import { moneyCurrencyOf } from '../../../domain/money/money-currency.ts'
import { BoletoDeadline, NoSecondPayment } from '../../../domain/payment/receipt/payment-advice.tsx'
import { receiptStateOf } from '../../../domain/payment/receipt/receipt-state.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

type Props = { payment: PaymentStatus; user: Pick<User, 'email'> }

type PartProps = Pick<Props, 'payment'> & Pick<User, 'email'>

function Boleto({ payment, email }: PartProps) {
  const { dueAt, invoiceNumbers } = payment
  return (
    <>
      <BoletoDeadline dueAt={dueAt} />
      <p>
        <Plural
          value={invoiceNumbers.length}
          one={`It takes about two working days to clear. The invoice stays open until then, and we write to you at ${email}.`}
          other={`It takes about two working days to clear. The invoices stay open until then, and we write to you at ${email}.`}
        />
      </p>
    </>
  )
}

function Transfer({ payment, email }: PartProps) {
  const { amount, currency, receiptCode, invoiceNumbers } = payment
  const sum = formatMoney(amount, moneyCurrencyOf(currency))
  return (
    <>
      <p>
        <strong>
          <Trans>
            Please transfer {sum} and give {receiptCode} as the reference.
          </Trans>
        </strong>
      </p>
      <p>
        <Plural
          value={invoiceNumbers.length}
          one={`Our bank details are on the invoice. It stays open until the money arrives, usually within a few working days. We then e-mail you at ${email}.`}
          other={`Our bank details are on the invoices. They stay open until the money arrives, usually within a few working days. We then e-mail you at ${email}.`}
        />
      </p>
    </>
  )
}

/** Who acts now, and what comes of it. */
export function PayOffNext({ payment, user: { email } }: Props) {
  switch (receiptStateOf(payment)) {
    case 'received':
      return (
        <p>
          <Trans>
            We have sent your receipt to {email}. Finished files that needed this payment can be
            downloaded now.
          </Trans>
        </p>
      )
    case 'boleto':
      return <Boleto payment={payment} email={email} />
    case 'transfer':
      return <Transfer payment={payment} email={email} />
    case 'processing':
    case 'failed':
      return (
        <>
          <NoSecondPayment />
          <p>
            <Plural
              value={payment.invoiceNumbers.length}
              one={`The invoice is marked as paid once your payment arrives. We’ll then e-mail you at ${email}.`}
              other={`The invoices are marked as paid once your payment arrives. We’ll then e-mail you at ${email}.`}
            />
          </p>
        </>
      )
  }
}
