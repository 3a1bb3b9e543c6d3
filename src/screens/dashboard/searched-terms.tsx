import type { OrderTerms } from '../../api/orders.ts'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { OneLine } from '../../ui/page/one-line.tsx'

export function SearchedTerms({ terms: { xid, orderTitle, from, to } }: { terms: OrderTerms }) {
  return (
    <MetaLine>
      {xid || null}
      {orderTitle ? <bdi>{orderTitle}</bdi> : null}
      {from || to ? (
        <span>
          <OneLine>{from}</OneLine> – <OneLine>{to}</OneLine>
        </span>
      ) : null}
    </MetaLine>
  )
}
