import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { type OrderSearchResult, type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import { AppButtonLink } from '../../ui/page/app-button-link.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-list.module.css'
import { OrderPager } from './order-pager.tsx'
import { isNarrowed, pathFromTerms } from './order-search-rules.ts'

type Props = { terms: OrderTerms }

function NoOrders({ terms }: Props) {
  const { t } = useLingui()
  if (isNarrowed(terms)) {
    return (
      <Empty
        title={t`No matching orders`}
        action={
          <AppButtonLink to="/$lang/researcher">
            <Trans>Show all orders</Trans>
          </AppButtonLink>
        }
      >
        <Trans>Try part of the title, or clear the dates.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      title={t`No orders yet`}
      action={
        <AppButtonLink to="/$lang/researcher/grammar-check">
          <Trans>Check a manuscript for free</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Your orders will appear here. Start with a free check of your English.</Trans>
    </Empty>
  )
}

type PastEndProps = Props & { pagination: OrderSearchResult['pagination'] }

function PastTheEnd({ terms, pagination: { pageCount } }: PastEndProps) {
  const { page } = terms
  return (
    <Empty
      title={<Trans>There is no page {page}</Trans>}
      action={
        <AppButtonLink
          to="/$lang/researcher/index/orders/$xid/$orderTitle/$from/$to/$page"
          params={pathFromTerms({ ...terms, page: pageCount })}
        >
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

type ListProps = Props & { user: User }

export function OrderList({ terms, user }: ListProps) {
  const { t } = useLingui()
  const { data, error, refetch, isPlaceholderData } = useQuery(orderSearchQuery(terms))
  if (!data) {
    if (error) {
      return (
        <Failed title={t`Your orders could not be loaded`} onRetry={refetch}>
          {failureMessage(error)}
        </Failed>
      )
    }
    return <SkeletonRows rows={5} label={t`Your orders are loading.`} />
  }
  if (data.pagination.totalCount === 0) return <NoOrders terms={terms} />
  if (data.orders.length === 0) {
    return <PastTheEnd terms={terms} pagination={data.pagination} />
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles.orders} aria-label={t`My orders`}>
        {data.orders.map((order) => (
          <OrderCard key={order.externalId} order={order} user={user} />
        ))}
      </ul>
      <OrderPager terms={terms} pagination={data.pagination} />
    </div>
  )
}
