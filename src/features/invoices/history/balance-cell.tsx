import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { DataCell } from '../../../ui/page/data-table.tsx'
import { InvoiceAmount } from '../invoice-amount.tsx'
import styles from './invoice-table.module.css'

type Props = {
  invoice: Invoice
  /** Whether no other cell tells the amount of the invoice. */
  isOnlyAmount: boolean
}

export function BalanceCell({ invoice, isOnlyAmount }: Props) {
  const { totalAmount, balance, currency } = invoice
  const amount = formatMoney(totalAmount, currency)
  return (
    <DataCell atEnd inTableOnly={balance <= 0} name={<Trans>Balance</Trans>}>
      <span className={balance > 0 ? undefined : styles.settled}>
        <InvoiceAmount {...invoice} amount={balance} inDollars={balance > 0} />
      </span>
      {isOnlyAmount && balance < totalAmount ? (
        <span className={styles.dollars}>
          <Trans>of {amount}</Trans>
        </span>
      ) : null}
    </DataCell>
  )
}
