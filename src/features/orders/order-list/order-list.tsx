import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../api/account.ts'
import { type OrderSearchResult, type OrderTerms, orderSearchQuery } from '../../../api/orders.ts'
import { isNarrowed } from '../../../domain/orders/order-search-rules.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { attentionOf, othersOf } from '../attention/attention-rules.ts'
import { OrderCard } from '../order-card.tsx'
import { dueFirst } from './due-first.ts'
import { SortedCount } from './found-count.tsx'
import styles from './order-list.module.css'
import { OrderPager } from './order-pager.tsx'

type Props = { terms: OrderTerms }

function listed(terms: OrderTerms, { orders, work }: Pick<OrderSearchResult, 'orders' | 'work'>) {
  const others = othersOf(orders, attentionOf(terms, { orders, work }))
  return terms.sort === '' ? dueFirst(others) : others
}

type ListProps = Props & {
  user: User
  empty: (pagination: OrderSearchResult['pagination']) => ReactNode
}

export function OrderList({ terms, user, empty }: ListProps) {
  const { t } = useLingui()
  const search = useQuery(orderSearchQuery(terms))
  return (
    <>
      {isNarrowed(terms) || terms.sort === '' ? null : (
        <SortedCount terms={terms} found={search.data} />
      )}
      <QueryState
        query={search}
        loading={<SkeletonRows rows={5} label={t`Your orders are loading.`} />}
        failedTitle={t`Your orders could not be loaded`}
        isEmpty={({ orders }) => orders.length === 0}
        empty={({ pagination }) => empty(pagination)}
      >
        {({ orders, work, pagination }) => (
          <div aria-busy={search.isPlaceholderData}>
            <ul className={styles.orders} aria-label={t`My orders`}>
              {listed(terms, { orders, work }).map((order) => (
                <OrderCard key={order.externalId} order={order} user={user} />
              ))}
            </ul>
            <OrderPager terms={terms} pagination={pagination} />
          </div>
        )}
      </QueryState>
    </>
  )
}
