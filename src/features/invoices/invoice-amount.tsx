import type { Invoice } from '../../api/invoices.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import styles from './history/invoice-table.module.css'

/** The sign is the code: a dollar sign alone is ambiguous beside other currencies. */
const dollars = { shortName: 'USD', sign: 'USD', numDecimals: 2 }

type Props = {
  amount: number
  inDollars: boolean
} & Pick<Invoice, 'currency' | 'exchangeRate'>

export function InvoiceAmount({ amount, inDollars, currency, exchangeRate }: Props) {
  return (
    <>
      {formatMoney(amount, currency)}
      {inDollars && currency.shortName !== dollars.shortName ? (
        <span className={styles.dollars}>{formatMoney(amount * exchangeRate, dollars)}</span>
      ) : null}
    </>
  )
}
