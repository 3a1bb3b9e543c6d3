import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { User } from '../../api/account.ts'
import type { OrderSearchResult, OrderTerms } from '../../api/orders.ts'
import { isNarrowed, placeOfTerms } from '../../domain/orders/order-search-rules.ts'
import { AttentionGroup } from '../../features/orders/attention/attention-group.tsx'
import { attentionOf } from '../../features/orders/attention/attention-rules.ts'
import { FoundCount } from '../../features/orders/order-list/found-count.tsx'
import { OrderList } from '../../features/orders/order-list/order-list.tsx'
import { OrderSearch } from '../../features/orders/order-search.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'

const OrderSearchForm = lazy(async () => ({
  default: (await import('../../features/order-search/order-search-form.tsx')).OrderSearchForm,
}))

const EmptySearch = lazy(async () => ({
  default: (await import('../../features/order-search/empty-search.tsx')).EmptySearch,
}))

type Props = {
  terms: OrderTerms
  user: User | null
  found: OrderSearchResult | undefined
}

type AttentionProps = { terms: OrderTerms; user: User; found: OrderSearchResult }

const Attention = ({ terms, user, found }: AttentionProps) => (
  <AttentionGroup orders={attentionOf(terms, found)} user={user} />
)

export function DashboardOrders({ terms, user, found }: Props) {
  const navigate = useNavigate({ from: '/$lang' })
  const search = async (next: OrderTerms) => {
    await navigate({ ...placeOfTerms(next), resetScroll: false })
  }
  return (
    <>
      {found ? (
        <PartOfPage resetKey={found}>
          {user ? <Attention terms={terms} user={user} found={found} /> : null}
        </PartOfPage>
      ) : null}
      <Section
        title={
          isNarrowed(terms) ? <FoundCount terms={terms} found={found} /> : <Trans>My orders</Trans>
        }
      >
        <OrderSearch terms={terms}>
          <OrderSearchForm terms={terms} onSearch={search} />
        </OrderSearch>
        {user ? (
          <OrderList
            terms={terms}
            user={user}
            empty={(pagination) => (
              <Suspense>
                <EmptySearch terms={terms} pagination={pagination} />
              </Suspense>
            )}
          />
        ) : null}
      </Section>
    </>
  )
}
