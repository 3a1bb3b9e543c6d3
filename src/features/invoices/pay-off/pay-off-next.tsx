import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import type { PaymentStatus } from '../../../api/payment.ts'
import { moneyCurrencyOf } from '../../../domain/money/money-currency.ts'
import { receiptStateOf } from '../../../domain/payment/receipt/receipt-state.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { OneLine } from '../../../ui/page/one-line.tsx'

type Props = { payment: PaymentStatus; user: Pick<User, 'email'> }

function Boleto({ dueAt, email }: Pick<PaymentStatus, 'dueAt'> & Pick<User, 'email'>) {
  const { i18n } = useLingui()
  const day = dueAt && (
    <OneLine>{formatLongDate(parseInstant(dueAt), { zone: 'UTC', language: i18n.locale })}</OneLine>
  )
  return (
    <>
      {day ? (
        <p>
          <strong>
            <Trans>Please pay the boleto by {day}.</Trans>
          </strong>
        </p>
      ) : null}
      <p>
        <Trans>
          It takes about two working days to clear. The invoices stay open until then, and we write
          to you at {email}.
        </Trans>
      </p>
    </>
  )
}

function Transfer({ payment, email }: Pick<Props, 'payment'> & Pick<User, 'email'>) {
  const { amount, currency, receiptCode } = payment
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
        <Trans>
          Our bank details are on the invoices. They stay open until the money arrives, usually
          within a few working days. We then e-mail you at {email}.
        </Trans>
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
      return <Boleto dueAt={payment.dueAt} email={email} />
    case 'transfer':
      return <Transfer payment={payment} email={email} />
    case 'processing':
    case 'failed':
      return (
        <p>
          <Trans>
            The invoices are marked as paid once your payment arrives. We’ll then e-mail you at{' '}
            {email}. Please don’t pay them again until you know.
          </Trans>
        </p>
      )
  }
}
