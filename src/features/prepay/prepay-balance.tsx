import { Trans } from '@lingui/react/macro'
import type { InvoiceLoad } from '../../api/invoices.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { prepaidBalance } from '../../domain/money/prepaid-balance.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import styles from './prepay-balance.module.css'

type Props = {
  load: InvoiceLoad
  /** Beside what the page is for. */
  isAside?: boolean
}

export function PrepayBalance({ load, isAside = false }: Props) {
  const { currency, prepayments, usdCredits } = load
  const money = (dollars: number) => formatMoney(fromDollars(dollars, currency), currency)
  return (
    <div className={isAside ? `${styles.balance} ${styles.aside}` : styles.balance}>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>PrePay balance</Trans>
          </dt>
          <dd>{money(prepaidBalance(prepayments))}</dd>
        </div>
        <div>
          <dt>
            <Trans>Credits</Trans>
          </dt>
          <dd>{money(usdCredits)}</dd>
        </div>
      </dl>
      <p>
        <Trans>When you pay for an order, choose how much of each to use.</Trans>
      </p>
    </div>
  )
}
