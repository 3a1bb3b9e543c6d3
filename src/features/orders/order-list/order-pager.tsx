import { Plural } from '@lingui/react/macro'
import type { OrderSearchResult, OrderTerms } from '../../../api/orders.ts'
import { isNarrowed, placeOfTerms } from '../../../domain/orders/order-search-rules.ts'
import { Pager, PagerLink } from '../../../ui/page/buttons/pager.tsx'
import { PageJump } from './page-jump.tsx'

/** So many pages are reached by leafing. */
const mostWithoutJump = 5

type Props = {
  terms: OrderTerms
  pagination: OrderSearchResult['pagination']
}

export function OrderPager({ terms, pagination }: Props) {
  const { current, pageCount, totalCount } = pagination
  // The list says above how many match.
  if (isNarrowed(terms) && pageCount === 1) return null
  return (
    <Pager
      current={current}
      pageCount={pageCount}
      count={<Plural value={totalCount} one="# order" other="# orders" />}
      jump={pageCount > mostWithoutJump ? <PageJump terms={terms} pageCount={pageCount} /> : null}
      link={({ kind, page }) => <PagerLink {...placeOfTerms({ ...terms, page })} kind={kind} />}
    />
  )
}
