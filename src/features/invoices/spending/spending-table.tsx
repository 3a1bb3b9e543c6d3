import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { dollar } from './dollar.ts'
import { useMonthNames } from './month-names.ts'
import styles from './spending.module.css'
import { type MonthSpending, needsDollars, type Spending } from './spending-by-month.ts'

type Props = {
  year: number
  total: Spending
  months: readonly MonthSpending[]
}

type AmountsProps = { spending: Spending; inDollars: boolean }

function Amounts({ spending: { sums, dollars }, inDollars }: AmountsProps) {
  return (
    <>
      <td>
        {sums.map(({ currency, amount }) => (
          <div key={currency.shortName}>
            {formatMoney(amount, currency)}
            {sums.length > 1 ? ` ${currency.shortName}` : null}
          </div>
        ))}
      </td>
      {inDollars ? <td>{formatMoney(dollars, dollar)}</td> : null}
    </>
  )
}

export function SpendingTable({ year, total, months }: Props) {
  const { t } = useLingui()
  const { longName } = useMonthNames(year)
  const inDollars = needsDollars(total)
  return (
    <table className={styles.table} aria-label={t`Payments in ${year}`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <th scope="col">
            <Trans>Amount paid</Trans>
          </th>
          {inDollars ? (
            <th scope="col">
              <Trans>In US dollars</Trans>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {months
          .filter(({ count }) => count > 0)
          .map((spending) => (
            <tr key={spending.month}>
              <th scope="row">
                {longName(spending.month)}{' '}
                <span className={styles.count}>
                  <Plural value={spending.count} one="# payment" other="# payments" />
                </span>
              </th>
              <Amounts spending={spending} inDollars={inDollars} />
            </tr>
          ))}
      </tbody>
      {total.count > 1 ? (
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <Amounts spending={total} inDollars={inDollars} />
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
