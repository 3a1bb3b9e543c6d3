import { Trans } from '@lingui/react/macro'
import type { OrderTerms } from '../../api/orders.ts'
import { NarrowFold } from '../../ui/page/layout/narrow-fold.tsx'
import { OrderSearchForm } from './order-search-form.tsx'
import { isNarrowed } from './order-search-rules.ts'

type Props = { terms: OrderTerms; onSearch: (terms: OrderTerms) => Promise<void> }

export function OrderSearch({ terms, onSearch }: Props) {
  return (
    <NarrowFold label={<Trans>Search</Trans>} open={isNarrowed(terms)}>
      <OrderSearchForm terms={terms} onSearch={onSearch} />
    </NarrowFold>
  )
}
