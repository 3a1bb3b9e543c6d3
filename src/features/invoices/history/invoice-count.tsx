import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { type InvoiceFilters, type InvoiceView, isFiltered, paramsOf } from '../invoice-filters.ts'

type Props = { view: InvoiceView; filters: InvoiceFilters }

function Found({ view, filters, count }: Props & { count: number }) {
  if (isFiltered(filters)) {
    return <Plural value={count} one="# matching invoice" other="# matching invoices" />
  }
  return view === 'unpaid' ? (
    <Plural value={count} one="# unpaid invoice" other="# unpaid invoices" />
  ) : (
    <Plural value={count} one="# invoice" other="# invoices" />
  )
}

export function InvoiceCount({ count, ...props }: Props & { count: number }) {
  if (count === 0) {
    return (
      <VisuallyHidden>
        <Trans>Your invoices</Trans>
      </VisuallyHidden>
    )
  }
  const found = <Found {...props} count={count} />
  return props.filters.sort === '' ? found : <Trans>{found}, oldest first</Trans>
}

export function ClearFilters({ view, filters }: Props) {
  if (!isFiltered(filters) && filters.sort === '') return null
  return (
    <AppLink to="/$lang/researcher/invoices/{-$status}" params={paramsOf(view)} search={{}}>
      <Trans>Clear the filters</Trans>
    </AppLink>
  )
}
