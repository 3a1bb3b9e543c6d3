import { Trans } from '@lingui/react/macro'
import type { OrderTerms } from '../../api/orders.ts'
import { NarrowFold } from '../../ui/page/layout/narrow-fold.tsx'
import { OrderSearchForm } from './order-search-form.tsx'
import { isNarrowed } from './order-search-rules.ts'

/** Fewer orders are found faster by looking. */
const searchedFrom = 20

type Props = {
  terms: OrderTerms
  /** How many orders match, if that is known. */
  count: number | undefined
  onSearch: (terms: OrderTerms) => Promise<void>
}

export function OrderSearch({ terms, count, onSearch }: Props) {
  const open = isNarrowed(terms)
  const isFew = !open && count !== undefined && count < searchedFrom
  return (
    <NarrowFold label={<Trans>Search</Trans>} open={open} always={isFew} besideHeading>
      <OrderSearchForm terms={terms} onSearch={onSearch} />
    </NarrowFold>
  )
}
