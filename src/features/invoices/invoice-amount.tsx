import type { Invoice } from '../../api/invoices.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import styles from './history/invoice-table.module.css'

/** The sign is the code: a dollar sign alone is ambiguous beside other currencies. */
const dollars = { shortName: 'USD', sign: 'USD', numDecimals: 2 }

type Props = {
  amount: number
  inDollars: boolean
  /** In the currency of a bill, instead of US dollars. */
  converted?: string | undefined
} & Pick<Invoice, 'currency' | 'exchangeRate'>

export function InvoiceAmount(props: Props) {
  const { amount, inDollars, converted, currency, exchangeRate } = props
  const isForeign = inDollars && currency.shortName !== dollars.shortName
  const other = isForeign ? formatMoney(amount * exchangeRate, dollars) : undefined
  const shown = converted ?? other
  return (
    <>
      {formatMoney(amount, currency)}
      {shown === undefined ? null : <span className={styles.dollars}>{shown}</span>}
    </>
  )
}
