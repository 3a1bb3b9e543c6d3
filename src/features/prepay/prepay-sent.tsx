import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { InvoiceLoad } from '../../api/invoices.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { ReceiptCard } from '../../domain/payment/receipt/receipt-card.tsx'
import { formatLongDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import styles from './prepay.module.css'
import { latestPrepayment } from './prepay-rules.ts'

type Props = { load: InvoiceLoad; user: Pick<User, 'email'> }

/** After a payment that the server does not name. */
export function PrepaySent({ load, user: { email } }: Props) {
  const { i18n } = useLingui()
  const { currency } = load
  const awaited = latestPrepayment(load.prepayments.filter(({ pendingPayment }) => pendingPayment))
  const number = awaited?.retainerInvoiceNumber
  const amount = awaited && formatMoney(fromDollars(awaited.totalAmount, currency), currency)
  const day =
    awaited &&
    formatLongDate(parseInstant(awaited.transactionDate), { zone: 'UTC', language: i18n.locale })
  return (
    <ReceiptCard
      title={<Trans>Your prepayment is on its way</Trans>}
      facts={[
        ...(awaited
          ? [
              {
                name: <Trans>Payment on its way</Trans>,
                value: (
                  <Trans>
                    {amount} on {day}, invoice <span className={styles.oneLine}>{number}</span>
                  </Trans>
                ),
              },
            ]
          : []),
        { name: <Trans>Receipt</Trans>, value: <Trans>By e-mail to {email}</Trans> },
      ]}
      actions={
        <>
          <AppButtonLink to="/$lang/researcher" variant="filled">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
          <AppButtonLink to="/$lang/researcher/prepay" variant="text">
            <Trans>Make another prepayment</Trans>
          </AppButtonLink>
        </>
      }
    >
      <p>
        <Trans>
          The amount is added to your PrePay balance once your payment arrives. That takes minutes
          or a few working days, depending on how you paid.
        </Trans>
      </p>
      <p>
        <Trans>Please don’t pay again until your receipt arrives.</Trans>
      </p>
    </ReceiptCard>
  )
}
