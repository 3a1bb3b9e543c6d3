import type { Invoice } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import styles from './invoice-table.module.css'

/** The sign is the code: a dollar sign alone is ambiguous beside other currencies. */
const dollars = { shortName: 'USD', sign: 'USD', numDecimals: 2 }

type Props = { amount: number } & Pick<Invoice, 'currency' | 'exchangeRate'>

export function InvoiceAmount({ amount, currency, exchangeRate }: Props) {
  return (
    <>
      {formatMoney(amount, currency)}
      {currency.shortName === dollars.shortName ? null : (
        <span className={styles.dollars}>{formatMoney(amount * exchangeRate, dollars)}</span>
      )}
    </>
  )
}
