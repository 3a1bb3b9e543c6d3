import { Trans } from '@lingui/react/macro'
import type { OrderTerms } from '../../api/orders.ts'
import { Fold } from '../../ui/page/layout/fold.tsx'
import { OrderSearchForm } from './order-search-form.tsx'
import { isNarrowed } from './order-search-rules.ts'

type Props = { terms: OrderTerms; onSearch: (terms: OrderTerms) => Promise<void> }

export function OrderSearch({ terms, onSearch }: Props) {
  return (
    <Fold label={<Trans>Search</Trans>} open={isNarrowed(terms)} besideHeading>
      <OrderSearchForm terms={terms} onSearch={onSearch} />
    </Fold>
  )
}
