import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderTerms } from '../../api/orders.ts'
import { isNarrowed } from '../../domain/orders/order-search-rules.ts'
import { Fold } from '../../ui/page/layout/fold.tsx'

type Props = { terms: OrderTerms; children: ReactNode }

export function OrderSearch({ terms, children }: Props) {
  return (
    <Fold
      label={<Trans>Search and filter</Trans>}
      open={isNarrowed(terms) || terms.sort !== ''}
      besideHeading
    >
      {children}
    </Fold>
  )
}
