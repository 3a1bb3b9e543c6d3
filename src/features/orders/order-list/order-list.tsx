import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../api/account.ts'
import { type OrderSearchResult, type OrderTerms, orderSearchQuery } from '../../../api/orders.ts'
import { isNarrowed } from '../../../domain/orders/order-search-rules.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { attentionOf, othersOf } from '../attention/attention-rules.ts'
import { OrderCard } from '../order-card.tsx'
import styles from './order-list.module.css'
import { OrderPager } from './order-pager.tsx'

type Props = { terms: OrderTerms }

type FoundProps = Props & { pagination: OrderSearchResult['pagination'] | undefined }

function Count({ terms, totalCount }: Props & { totalCount: number }) {
  const count = isNarrowed(terms) ? (
    <Plural value={totalCount} one="# match" other="# matches" />
  ) : (
    <Plural value={totalCount} one="# order" other="# orders" />
  )
  if (terms.sort === 'deadline') return <Trans>{count}, earliest deadline first</Trans>
  return terms.sort === 'oldest' ? <Trans>{count}, oldest first</Trans> : count
}

function Found({ terms, pagination }: FoundProps) {
  if (!isNarrowed(terms) && terms.sort === '') return null
  const totalCount = pagination?.totalCount ?? 0
  return (
    <p className={styles.found}>
      <Announced as="span">
        {totalCount > 0 ? <Count terms={terms} totalCount={totalCount} /> : null}
      </Announced>
      {totalCount > 0 ? (
        <AppLink to="/$lang/researcher">
          <Trans>Show all orders</Trans>
        </AppLink>
      ) : null}
    </p>
  )
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
      <Found terms={terms} pagination={search.data?.pagination} />
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
              {othersOf(orders, attentionOf(terms, { orders, work })).map((order) => (
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
