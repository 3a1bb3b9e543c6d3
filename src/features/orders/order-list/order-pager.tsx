import { Plural } from '@lingui/react/macro'
import type { OrderSearchResult, OrderTerms } from '../../../api/orders.ts'
import { Pager, PagerLink } from '../../../ui/page/buttons/pager.tsx'
import { isNarrowed, pathFromTerms } from '../order-search-rules.ts'
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
  const search = '/$lang/researcher/index/orders/$xid/$orderTitle/$from/$to/$page'
  return (
    <Pager
      current={current}
      pageCount={pageCount}
      count={<Plural value={totalCount} one="# order" other="# orders" />}
      jump={pageCount > mostWithoutJump ? <PageJump terms={terms} pageCount={pageCount} /> : null}
      link={({ kind, page }) => (
        <PagerLink to={search} params={pathFromTerms({ ...terms, page })} kind={kind} />
      )}
    />
  )
}
