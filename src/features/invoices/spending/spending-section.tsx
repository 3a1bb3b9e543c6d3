import { Trans } from '@lingui/react/macro'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { NearView } from '../../../ui/states/near-view.tsx'
import { PartOfPage } from '../../../ui/states/part-of-page.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { receivedPayments } from './received-payments.ts'
import styles from './spending.module.css'
import { paymentsIn, yearsOf } from './spending-by-month.ts'
import { SpendingYear } from './spending-year.tsx'
import { YearSelect } from './year-select.tsx'

/** Its calls are made for those who come this far. */
const LazyComparisons = lazy(async () => ({
  default: (await import('./spending-comparisons.tsx')).SpendingComparisons,
}))

type Props = { load: Pick<InvoiceLoad, 'invoices'> }

/** Memoized, since filters and pages of the list change nothing in it. */
export const SpendingSection = memo(function SpendingSection({ load: { invoices } }: Props) {
  const payments = useMemo(() => receivedPayments(invoices), [invoices])
  const years = useMemo(() => yearsOf(payments), [payments])
  const [chosen, choose] = useState<number>()
  const year = years.find((each) => each === chosen) ?? years[0]
  const select =
    year !== undefined && years.length > 1 ? (
      <YearSelect year={year} years={years} onChange={choose} />
    ) : null
  return (
    <div className={styles.spending}>
      <Section title={<Trans>Payments by month</Trans>} action={select}>
        {year === undefined ? (
          <p>
            <Trans>Nothing has been paid on your invoices yet.</Trans>
          </p>
        ) : (
          <>
            <p className={styles.note}>
              <Trans>
                Each payment counts on the day it arrived (UTC). Money you paid in advance counts
                when it pays an invoice.
              </Trans>
            </p>
            <SpendingYear year={year} payments={paymentsIn(payments, year)} />
          </>
        )}
      </Section>
      {year === undefined ? null : (
        <div className={styles.below}>
          <NearView fallback={<SkeletonRows rows={3} />}>
            <PartOfPage>
              <Suspense fallback={<SkeletonRows rows={3} />}>
                <LazyComparisons year={year} payments={payments} />
              </Suspense>
            </PartOfPage>
          </NearView>
        </div>
      )}
    </div>
  )
})
