import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { type InvoiceView, isFiltered, paramsOf } from '../invoice-filters.ts'
import type { InvoiceListProps } from '../invoice-list-props.ts'
import { InvoiceFilter } from './invoice-filter.tsx'
import styles from './invoice-list.module.css'
import { InvoicePager, PastTheEnd } from './invoice-pager.tsx'
import { invoicePageOf } from './invoice-pages.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { NoMatchingInvoices } from './no-matching-invoices.tsx'

/** Beside so few the whole rail is in view, and must not scroll by itself. */
const fewRows = 5

type Props = InvoiceListProps & {
  view: InvoiceView
  /** On all pages, filtered. */
  invoices: readonly Invoice[]
  children?: ReactNode
  select?: (invoice: Invoice) => ReactNode
  /** Numbers of invoices that a payment just begun is to pay. */
  beingPaid?: readonly string[]
  rail?: ReactNode
}

export function InvoiceList({ view, invoices, children, rail = null, ...list }: Props) {
  const { filters, site, user, select, beingPaid, onFilter } = list
  const { t } = useLingui()
  const id = useId()
  const heading = useFocusAfterChange(JSON.stringify(filters))
  const page = invoicePageOf(invoices, list.page)
  const count = invoices.length
  return (
    <section aria-labelledby={id}>
      <InvoiceFilter filters={filters} onFilter={onFilter} />
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {count === 0 ? (
            <VisuallyHidden>
              <Trans>Your invoices</Trans>
            </VisuallyHidden>
          ) : isFiltered(filters) ? (
            <Plural value={count} one="# matching invoice" other="# matching invoices" />
          ) : view === 'unpaid' ? (
            <Plural value={count} one="# unpaid invoice" other="# unpaid invoices" />
          ) : (
            <Plural value={count} one="# invoice" other="# invoices" />
          )}
        </h2>
        {isFiltered(filters) && count > 0 ? (
          <AppLink to="/$lang/researcher/invoices/{-$status}" params={paramsOf(view)} search={{}}>
            <Trans>Clear the filters</Trans>
          </AppLink>
        ) : null}
      </div>
      {count === 0 ? (
        <NoMatchingInvoices view={view} />
      ) : page.items.length === 0 ? (
        <PastTheEnd view={view} filters={filters} page={page} />
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
