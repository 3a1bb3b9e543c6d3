import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureWords } from '../../api/failure-words.ts'
import { type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-list.module.css'
import { OrderPager } from './order-pager.tsx'
import { isNarrowed } from './order-search-rules.ts'

type Props = { terms: OrderTerms; language: SiteLanguage }

function NoOrders({ terms, language }: Props) {
  const { t } = useLingui()
  if (isNarrowed(terms)) {
    return (
      <Empty
        title={t`No order matches`}
        action={
          <ButtonLink to="/$lang/researcher" params={{ lang: language }}>
            <Trans>Show all orders</Trans>
          </ButtonLink>
        }
      >
        <Trans>Try a part of the title, or leave the days open.</Trans>
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
      <Trans>Your orders will stand here. You can begin with a free check of your English.</Trans>
    </Empty>
  )
}

/** The orders that a search found, page by page. */
export function OrderList({ terms, language }: Props) {
  const { t } = useLingui()
  const { data, error, refetch, isPlaceholderData } = useQuery(orderSearchQuery(terms))
  if (!data) {
    if (error) {
      return (
        <Failed title={t`Your orders could not be loaded`} onRetry={refetch}>
          {failureWords(error)}
        </Failed>
      )
    }
    return <SkeletonRows rows={5} label={t`Your orders are loading.`} />
  }
  if (data.orders.length === 0 && data.pagination.totalCount === 0) {
    return <NoOrders terms={terms} language={language} />
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles.orders} aria-label={t`My orders`}>
        {data.orders.map((order) => (
          <OrderCard key={order.externalId} order={order} language={language} />
        ))}
      </ul>
      <OrderPager terms={terms} pagination={data.pagination} language={language} />
    </div>
  )
}
