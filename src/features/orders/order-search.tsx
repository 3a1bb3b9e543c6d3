import { Trans } from '@lingui/react/macro'
import type { OrderTerms } from '../../api/orders.ts'
import { Icon } from '../../ui/page/icon.tsx'
import styles from './order-search.module.css'
import { OrderSearchForm } from './order-search-form.tsx'
import { isNarrowed } from './order-search-rules.ts'

type Props = { terms: OrderTerms; onSearch: (terms: OrderTerms) => Promise<void> }

/** Collapsed on narrow screens. */
export function OrderSearch({ terms, onSearch }: Props) {
  return (
    <details className={styles.search} open={isNarrowed(terms) || undefined}>
      <summary>
        <Trans>Search</Trans>
        <Icon name="chevron-down" size={12} />
      </summary>
      <OrderSearchForm terms={terms} onSearch={onSearch} />
    </details>
  )
}
