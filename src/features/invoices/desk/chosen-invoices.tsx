import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import styles from './pay-desk.module.css'
import type { PayDeskSummary } from './pay-desk-summary.ts'

type Props = Pick<PayDeskSummary, 'invoices' | 'bill' | 'subtotals'>

/** More of them are folded, so that sum and button stay in view. */
const mostOpen = 5

function Lines({ invoices }: Pick<Props, 'invoices'>) {
  return (
    <dl className={styles.lines}>
      {invoices.map(({ invoiceNumber, balance, currency }) => (
        <div key={invoiceNumber}>
          <dt>{invoiceNumber}</dt>
          <dd>{formatMoney(balance, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Subtotals({ subtotals }: Pick<Props, 'subtotals'>) {
  return (
    <dl className={`${styles.lines} ${styles.subtotals}`}>
      {subtotals.map(({ currency, total }) => {
        const code = currency.shortName
        return (
          <div key={code}>
            <dt>
              <Trans>In {code}</Trans>
            </dt>
            <dd>{formatMoney(total, currency)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

export function ChosenInvoices({ invoices, subtotals }: Props) {
  const count = invoices.length
  return (
    <>
      {count > mostOpen ? (
        <details className={styles.folded}>
          <summary>
            <Plural value={count} one="# invoice" other="# invoices" />
            <Icon name="chevron-down" size={12} />
          </summary>
          <Lines invoices={invoices} />
        </details>
      ) : (
        <Lines invoices={invoices} />
      )}
      {subtotals.length > 0 ? <Subtotals subtotals={subtotals} /> : null}
    </>
  )
}
