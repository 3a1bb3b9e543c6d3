import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type InvoiceLoad, invoicesQuery } from '../../../api/invoices.ts'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonTable } from '../../../ui/states/skeleton-data.tsx'
import { filterInvoices, type InvoiceView, invoicesIn, isPayable } from '../invoice-filters.ts'
import type { InvoiceListProps, JustPaid } from '../invoice-list-props.ts'
import { SpendingSection } from '../spending/spending-section.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { InvoiceViews } from './invoice-views.tsx'
import styles from './invoices-screen.module.css'
import { NoInvoices } from './no-invoices.tsx'
import { UnpaidInvoices } from './unpaid-invoices.tsx'

type Props = InvoiceListProps & {
  view: InvoiceView
  receipt: ReactNode
  justPaid: JustPaid | undefined
}

function InvoiceHistory({ load, ...list }: InvoiceListProps & { load: InvoiceLoad }) {
  return (
    <>
      <InvoiceList
        {...list}
        view="history"
        all={load.invoices}
        invoices={filterInvoices(load.invoices, list.filters)}
      />
      <SpendingSection load={load} />
    </>
  )
}

export function InvoicesScreen({ view, receipt, justPaid, ...list }: Props) {
  const { t } = useLingui()
  const query = useQuery(invoicesQuery())
  const isUnpaid = view === 'unpaid'
  return (
    <>
      <PageHeading title={isUnpaid ? t`Unpaid invoices` : t`Invoice history`} />
      {receipt ? <div className={styles.receipt}>{receipt}</div> : null}
      <InvoiceViews unpaidCount={query.data?.invoices.filter(isPayable).length} />
      <QueryState
        query={query}
        frame={(state) => <div className={styles.state}>{state}</div>}
        loading={<SkeletonTable wide rows={8} label={t`Your invoices are loading.`} />}
        failedTitle={t`Your invoices could not be loaded`}
        isEmpty={({ invoices }) => invoicesIn(view, invoices).length === 0}
        empty={({ invoices }) => (
          <div className={styles.state}>
            <NoInvoices hasHistory={invoices.length > 0} />
          </div>
        )}
      >
        {(load) =>
          isUnpaid ? (
            <UnpaidInvoices {...list} load={load} justPaid={justPaid} />
          ) : (
            <InvoiceHistory {...list} load={load} />
          )
        }
      </QueryState>
    </>
  )
}
