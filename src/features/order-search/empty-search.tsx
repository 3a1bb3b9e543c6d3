import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  noTerms,
  type OrderSearchResult,
  type OrderTerms,
  orderSearchQuery,
} from '../../api/orders.ts'
import { HiddenByStatus } from '../../domain/lists/hidden-by-status.tsx'
import { stateName } from '../../domain/orders/order-labels.ts'
import { placeOfTerms } from '../../domain/orders/order-search-rules.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'

type Props = { terms: OrderTerms }

function Advice({ terms: { xid, orderTitle, from, to } }: Props) {
  const isDated = from !== '' || to !== ''
  return (
    <Sentences>
      {xid ? <Trans>Try part of the order number.</Trans> : null}
      {orderTitle ? <Trans>Try part of the title.</Trans> : null}
      {isDated ? <Trans>Try other dates.</Trans> : null}
    </Sentences>
  )
}

function useHiddenByStatus(terms: OrderTerms) {
  const { data, isPending, isFetching } = useQuery({
    ...orderSearchQuery({ ...terms, status: noTerms.status, page: 1 }),
    placeholderData: undefined,
    enabled: terms.status.length > 0,
    meta: { quiet: true },
  })
  return { isPending: isPending && isFetching, count: data?.pagination.totalCount ?? 0 }
}

function NoMatches({ terms }: Props) {
  const { t } = useLingui()
  const { isPending, count } = useHiddenByStatus(terms)
  if (isPending) return <SkeletonRows rows={1} />
  if (count > 0) {
    return (
      <HiddenByStatus
        title={t`No matching orders`}
        statuses={terms.status.map(stateName)}
        count={count}
        clear={(label) => (
          <AppButtonLink {...placeOfTerms({ ...terms, status: noTerms.status, page: 1 })}>
            {label}
          </AppButtonLink>
        )}
      />
    )
  }
  return (
    <Empty
      title={t`No matching orders`}
      action={
        <AppButtonLink to="/$lang/researcher">
          <Trans>Show all orders</Trans>
        </AppButtonLink>
      }
    >
      <Advice terms={terms} />
    </Empty>
  )
}

type SearchProps = Props & { pagination: OrderSearchResult['pagination'] }

function PastTheEnd({ terms, pagination: { pageCount } }: SearchProps) {
  const { page } = terms
  return (
    <Empty
      title={<Trans>There is no page {page}</Trans>}
      action={
        <AppButtonLink {...placeOfTerms({ ...terms, page: pageCount })}>
          <Trans>Go to the last page</Trans>
        </AppButtonLink>
      }
    >
      <Plural
        value={pageCount}
        one="All matching orders are on one page."
        other="There are only # pages."
      />
    </Empty>
  )
}

export function EmptySearch({ terms, pagination }: SearchProps) {
  return pagination.totalCount === 0 ? (
    <NoMatches terms={terms} />
  ) : (
    <PastTheEnd terms={terms} pagination={pagination} />
  )
}
