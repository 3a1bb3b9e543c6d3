import { Trans } from '@lingui/react/macro'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { ReceivedPayment } from './received-payments.ts'
import { ServiceComparison } from './service-comparison.tsx'
import styles from './spending.module.css'
import { paymentsIn } from './spending-by-month.ts'
import { YearComparison } from './year-comparison.tsx'

type Props = {
  year: number
  /** Of all years. */
  payments: readonly ReceivedPayment[]
}

export function SpendingComparisons({ year, payments }: Props) {
  return (
    <div className={styles.comparisons}>
      <div>
        <Section title={<Trans>Payments by service in {year}</Trans>}>
          <ServiceComparison year={year} payments={paymentsIn(payments, year)} />
        </Section>
      </div>
      <div>
        <YearComparison payments={payments} />
      </div>
    </div>
  )
}
