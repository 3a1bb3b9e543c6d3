import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import styles from './pay-off.module.css'
import type { PayOffBill } from './pay-off-bill.ts'

const dollar = { shortName: 'USD', sign: '$', numDecimals: 2 }

export const isInDollars = ({ currency }: PayOffBill) => currency.shortName === dollar.shortName

/** The sum, with dollars beside another currency. */
export function PayOffTotal({ bill }: { bill: PayOffBill }) {
  const { total, currency, dollars } = bill
  const inDollars = formatMoney(dollars, dollar)
  return (
    <dl className={styles.total}>
      <dt>
        <Trans>Total</Trans>
      </dt>
      <dd>{formatMoney(total, currency)}</dd>
      {isInDollars(bill) ? null : (
        <dd className={styles.dollars}>
          <Trans>{inDollars} in US dollars</Trans>
        </dd>
      )}
    </dl>
  )
}
