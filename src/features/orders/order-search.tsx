import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import type { OrderTerms } from '../../api/orders.ts'
import { Fold } from '../../ui/page/layout/fold.tsx'
import { isNarrowed } from './order-search-rules.ts'

// Most visits of the dashboard do without forms.
const OrderSearchForm = lazy(async () => ({
  default: (await import('./order-search-form.tsx')).OrderSearchForm,
}))

type Props = { terms: OrderTerms; onSearch: (terms: OrderTerms) => Promise<void> }

export function OrderSearch({ terms, onSearch }: Props) {
  return (
    <Fold label={<Trans>Search</Trans>} open={isNarrowed(terms)} besideHeading>
      <OrderSearchForm terms={terms} onSearch={onSearch} />
    </Fold>
  )
}
