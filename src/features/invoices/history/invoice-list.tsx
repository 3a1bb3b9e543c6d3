import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import type { InvoiceView } from '../invoice-filters.ts'
import type { InvoiceListProps } from '../invoice-list-props.ts'
import { ClearFilters, InvoiceCount } from './invoice-count.tsx'
import { InvoiceFilter } from './invoice-filter.tsx'
import styles from './invoice-list.module.css'
import { InvoicePager } from './invoice-pager.tsx'
import { invoicePageOf } from './invoice-pages.ts'
import { InvoiceTable } from './invoice-table.tsx'

const NoMatchingInvoices = lazy(async () => ({
  default: (await import('./no-matching-invoices.tsx')).NoMatchingInvoices,
}))

/** Beside so few the whole rail is in view, and must not scroll by itself. */
const fewRows = 5

type Props = InvoiceListProps & {
  view: InvoiceView
  /** Of the view. */
  all: readonly Invoice[]
  invoices: readonly Invoice[]
  children?: ReactNode
  select?: (invoice: Invoice) => ReactNode
  /** Numbers of invoices that a payment just begun is to pay. */
  beingPaid?: readonly string[]
  rail?: ReactNode
}

export function InvoiceList({ view, all, invoices, children, rail = null, ...list }: Props) {
  const { filters, site, user, select, beingPaid, onFilter } = list
  const { t } = useLingui()
  const id = useId()
  const heading = useFocusAfterChange(JSON.stringify(filters))
  const page = invoicePageOf(invoices, list.page)
  const count = invoices.length
  return (
    <section aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            <InvoiceCount view={view} filters={filters} count={count} />
          </h2>
          {count > 0 ? <ClearFilters view={view} filters={filters} /> : null}
        </div>
        <InvoiceFilter all={all} filters={filters} onFilter={onFilter} />
      </div>
      {page.items.length === 0 ? (
        <Suspense>
          <NoMatchingInvoices view={view} all={all} filters={filters} page={page} />
        </Suspense>
      ) : (
        <PageGrid
          rail={rail}
          railLabel={t`Payment of the selected invoices`}
          sticky={page.items.length > fewRows}
        >
          {children}
          <InvoiceTable
            invoices={page.items}
            site={site}
            user={user}
            select={select}
            beingPaid={beingPaid}
          />
          <InvoicePager view={view} filters={filters} page={page} count={count} />
        </PageGrid>
      )}
    </section>
  )
}

/** Filters change by a form that is set up anew, and by links that disappear. */
function useFocusAfterChange(key: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) heading.current?.focus()
    shown.current = key
  }, [key])
  return heading
}
