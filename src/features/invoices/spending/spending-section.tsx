import { Trans } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './spending.module.css'
import { paymentsIn, receivedPayments, yearsOf } from './spending-by-month.ts'
import { SpendingYear } from './spending-year.tsx'
import { YearSelect } from './year-select.tsx'

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
    </div>
  )
})
