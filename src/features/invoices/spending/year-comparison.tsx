import { Trans, useLingui } from '@lingui/react/macro'
import { BarTable } from '../../../domain/charts/bar-table.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { yearOf } from '../../../lib/calendar.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import type { ReceivedPayment } from './received-payments.ts'
import styles from './spending.module.css'
import { spendingByYear } from './spending-by-year.ts'

/** Nothing with a single year. */
export function YearComparison({ payments }: { payments: readonly ReceivedPayment[] }) {
  const { t } = useLingui()
  const now = useNow()
  const { unit, years, lastYearByToday } = spendingByYear(payments, now)
  if (years.length < 2) return null
  const lastYear = lastYearByToday?.year
  const sum = lastYearByToday && formatMoney(lastYearByToday.amount, unit)
  return (
    <Section title={<Trans>Payments by year</Trans>}>
      {sum ? (
        <p className={styles.note}>
          <Trans>
            By this day in {lastYear}, you had paid {sum}.
          </Trans>
        </p>
      ) : null}
      <BarTable
        label={t`Payments by year`}
        shortNames
        nameColumn={<Trans>Year</Trans>}
        amountColumn={<Trans>Amount paid</Trans>}
        rows={years.map(({ year, amount }) => ({
          key: `${year}`,
          name: year,
          note: year === yearOf(now) ? <Trans>so far</Trans> : null,
          amount,
          shown: formatMoney(amount, unit),
        }))}
      />
    </Section>
  )
}
