import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ChartMissing } from '../../../domain/charts/chart-missing.tsx'
import { formatList } from '../../../i18n/format-list.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { NearView } from '../../../ui/states/near-view.tsx'
import { SkeletonChart } from '../../../ui/states/skeleton-data.tsx'
import { DownloadSpending } from './download-spending.tsx'
import { useMonthNames } from './month-names.ts'
import type { ReceivedPayment } from './received-payments.ts'
import styles from './spending.module.css'
import {
  barsOf,
  chartCurrency,
  needsDollars,
  type Spending,
  spendingByMonth,
  spendingOf,
} from './spending-by-month.ts'
import { SpendingTable } from './spending-table.tsx'

/** A chunk of its own; the table shows the same numbers. */
const LazyMonthBars = lazy(() =>
  import('./month-bars.tsx').then(
    ({ MonthBars }) => ({ default: MonthBars }),
    () => ({ default: ChartMissing }),
  ),
)

type Props = {
  year: number
  payments: readonly ReceivedPayment[]
}

function DollarNote({ sums }: Pick<Spending, 'sums'>) {
  return (
    <p className={styles.note}>
      {sums.length > 1 ? (
        <Trans>
          You paid in several currencies, so the chart is in US dollars, at the exchange rate of
          each invoice.
        </Trans>
      ) : (
        <Trans>US dollars are at the exchange rate of each invoice.</Trans>
      )}
    </p>
  )
}

export function SpendingYear({ year, payments }: Props) {
  const { t, i18n } = useLingui()
  const { shortName } = useMonthNames(year)
  const total = spendingOf(payments)
  const months = spendingByMonth(payments)
  const { count } = total
  const unit = chartCurrency(total)
  const amounts = total.sums.map(({ currency, amount }) => formatMoney(amount, currency))
  const sum = formatList(amounts, { language: i18n.locale })
  const skeleton = <SkeletonChart label={t`The chart is loading.`} />
  return (
    <>
      <Announced as="p">
        <Trans>
          <strong>{sum}</strong> paid in {year}, in{' '}
          <Plural value={count} one="# payment" other="# payments" />.
        </Trans>
      </Announced>
      <figure className={styles.figure}>
        {/* One bar would say what its row says. */}
        {count > 1 ? (
          <div className={styles.chart}>
            <NearView fallback={skeleton}>
              <Suspense fallback={skeleton}>
                <LazyMonthBars
                  bars={barsOf(total, months).map((bar) => ({
                    ...bar,
                    name: shortName(bar.month),
                  }))}
                  amountOf={(amount) => formatMoney(amount, unit)}
                  label={t`Bar chart: payments of each month of ${year}. The numbers are in the table.`}
                />
              </Suspense>
            </NearView>
          </div>
        ) : null}
        <SpendingTable year={year} total={total} months={months} />
      </figure>
      {needsDollars(total) ? <DollarNote sums={total.sums} /> : null}
      <DownloadSpending year={year} payments={payments} />
    </>
  )
}
