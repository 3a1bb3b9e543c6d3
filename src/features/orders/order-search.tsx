import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderTerms } from '../../api/orders.ts'
import { isNarrowed } from '../../domain/orders/order-search-rules.ts'
import { Fold } from '../../ui/page/layout/fold.tsx'
import { useFocusAfterChange } from '../../ui/page/layout/use-focus-after-change.ts'

type Props = { terms: OrderTerms; children: ReactNode }

/** Folds again after each search, so that what was found comes first. */
export function OrderSearch({ terms, children }: Props) {
  const key = JSON.stringify({ ...terms, page: 1 })
  useFocusAfterChange(key)
  return (
    <Fold
      key={key}
      label={isNarrowed(terms) ? <Trans>Change search</Trans> : <Trans>Search and filter</Trans>}
      open={false}
      besideHeading
    >
      {children}
    </Fold>
  )
}
