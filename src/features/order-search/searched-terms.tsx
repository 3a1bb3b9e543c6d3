import { Trans } from '@lingui/react/macro'
import type { OrderTerms } from '../../api/orders.ts'
import { stateName } from '../../domain/orders/order-labels.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { OneLine } from '../../ui/page/one-line.tsx'

function OrderedBetween({ from, to }: Pick<OrderTerms, 'from' | 'to'>) {
  const first = <OneLine>{from}</OneLine>
  const last = <OneLine>{to}</OneLine>
  if (to === '') return <Trans>Ordered from {first}</Trans>
  if (from === '') return <Trans>Ordered up to {last}</Trans>
  return (
    <Trans>
      Ordered {first} – {last}
    </Trans>
  )
}

/** What was searched for, in one line. */
export function SearchedTerms({ terms }: { terms: OrderTerms }) {
  const { xid, orderTitle, from, to, status } = terms
  const title = <bdi>{orderTitle}</bdi>
  return (
    <MetaLine>
      {xid ? <Trans>Order number: {xid}</Trans> : null}
      {orderTitle ? <Trans>Title: {title}</Trans> : null}
      {from || to ? <OrderedBetween from={from} to={to} /> : null}
      {status.map(stateName)}
      <AppLink to="/$lang/researcher">
        <Trans>Clear search</Trans>
      </AppLink>
    </MetaLine>
  )
}
