import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { Section } from '../../../ui/page/section.tsx'
import styles from './spending.module.css'
import { paymentsIn, receivedPayments, yearsOf } from './spending-by-month.ts'
import { SpendingYear } from './spending-year.tsx'
import { YearSelect } from './year-select.tsx'

type Props = { load: Pick<InvoiceLoad, 'invoices'> }

/** What was paid in each month of a year; the newest year with payments comes first. */
export function SpendingSection({ load: { invoices } }: Props) {
  const payments = useMemo(() => receivedPayments(invoices), [invoices])
  const years = useMemo(() => yearsOf(payments), [payments])
  const [chosen, choose] = useState<number>()
  const [newest] = years
  if (invoices.length === 0) return null
  if (newest === undefined) {
    return (
      <Section title={<Trans>Payments by month</Trans>}>
        <p>
          <Trans>Nothing has been paid on your invoices yet.</Trans>
        </p>
      </Section>
    )
  }
  const year = years.find((each) => each === chosen) ?? newest
  return (
    <Section
      title={<Trans>Payments by month</Trans>}
      action={
        years.length > 1 ? <YearSelect year={year} years={years} onChange={choose} /> : undefined
      }
    >
      <p className={styles.note}>
        <Trans>
          Each payment counts on the day it arrived (UTC). Money you paid in advance counts when it
          pays an invoice.
        </Trans>
      </p>
      <SpendingYear year={year} payments={paymentsIn(payments, year)} />
    </Section>
  )
}
