import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import styles from './pay-off.module.css'
import type { PayOffBill } from './pay-off-bill.ts'

const dollar = { shortName: 'USD', sign: '$', numDecimals: 2 }

export function PayOffDollars({ bill }: { bill: PayOffBill }) {
  if (bill.currency.shortName === dollar.shortName) return null
  const inDollars = formatMoney(bill.dollars, dollar)
  return (
    <dl className={styles.total}>
      <dt>
        <Trans>Total</Trans>
      </dt>
      <dd>
        <Trans>{inDollars} in US dollars</Trans>
      </dd>
    </dl>
  )
}
