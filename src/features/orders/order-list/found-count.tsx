import { Plural, Trans } from '@lingui/react/macro'
import type { OrderSearchResult, OrderTerms } from '../../../api/orders.ts'
import { isNarrowed } from '../../../domain/orders/order-search-rules.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import styles from './order-list.module.css'

type Props = { terms: OrderTerms; found: OrderSearchResult | undefined }

function Count({ terms, totalCount }: Pick<Props, 'terms'> & { totalCount: number }) {
  const count = isNarrowed(terms) ? (
    <Plural value={totalCount} one="# match" other="# matches" />
  ) : (
    <Plural value={totalCount} one="# order" other="# orders" />
  )
  if (terms.sort === 'deadline') return <Trans>{count}, earliest deadline first</Trans>
  if (terms.sort === 'newest') return <Trans>{count}, newest first</Trans>
  return terms.sort === 'oldest' ? <Trans>{count}, oldest first</Trans> : count
}

/** The heading of what was found. */
export function FoundCount({ terms, found }: Props) {
  const totalCount = found?.pagination.totalCount ?? 0
  return (
    <Announced as="span">
      {totalCount > 0 ? <Count terms={terms} totalCount={totalCount} /> : <Trans>Results</Trans>}
    </Announced>
  )
}

/** Of all orders, where they are not in their usual order. */
export function SortedCount({ terms, found }: Props) {
  const totalCount = found?.pagination.totalCount ?? 0
  if (totalCount === 0) return null
  return (
    <p className={styles.found}>
      <Announced as="span">
        <Count terms={terms} totalCount={totalCount} />
      </Announced>
      <AppLink to="/$lang/researcher">
        <Trans>Show active orders first</Trans>
      </AppLink>
    </p>
  )
}
