import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { type OrderSearchResult, type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-list.module.css'
import { OrderPager } from './order-pager.tsx'
import { isNarrowed, pathFromTerms } from './order-search-rules.ts'

type Props = { terms: OrderTerms; language: SiteLanguage }

function NoOrders({ terms, language }: Props) {
  const { t } = useLingui()
  if (isNarrowed(terms)) {
    return (
      <Empty
        title={t`No matching orders`}
        action={
          <ButtonLink to="/$lang/researcher" params={{ lang: language }}>
            <Trans>Show all orders</Trans>
          </ButtonLink>
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
        <ButtonLink to="/$lang/researcher/grammar-check" params={{ lang: language }}>
          <Trans>Check a manuscript for free</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your orders will appear here. Start with a free check of your English.</Trans>
    </Empty>
  )
}

type PastEndProps = Props & { pagination: OrderSearchResult['pagination'] }

function PastTheEnd({ terms, language, pagination: { pageCount } }: PastEndProps) {
  const { page } = terms
  return (
    <Empty
      title={<Trans>There is no page {page}</Trans>}
      action={
        <ButtonLink
          to="/$lang/researcher/index/orders/$xid/$orderTitle/$from/$to/$page"
          params={{ lang: language, ...pathFromTerms({ ...terms, page: pageCount }) }}
        >
          <Trans>Go to the last page</Trans>
        </ButtonLink>
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

export function OrderList({ terms, user, language }: ListProps) {
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
  if (data.pagination.totalCount === 0) return <NoOrders terms={terms} language={language} />
  if (data.orders.length === 0) {
    return <PastTheEnd terms={terms} language={language} pagination={data.pagination} />
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles.orders} aria-label={t`My orders`}>
        {data.orders.map((order) => (
          <OrderCard key={order.externalId} order={order} user={user} language={language} />
        ))}
      </ul>
      <OrderPager terms={terms} pagination={data.pagination} language={language} />
    </div>
  )
}
