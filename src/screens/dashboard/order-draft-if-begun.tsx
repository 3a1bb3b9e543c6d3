import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { User } from '../../api/account.ts'

// Few visits have an unfinished order, so the card and its messages are loaded lazily.
const Draft = lazy(async () => ({
  default: (await import('../../features/orders/order-draft/order-draft.tsx')).OrderDraft,
}))

export function OrderDraftIfBegun({ user }: { user: Pick<User, 'orderFormInProgress'> }) {
  if (!user.orderFormInProgress) return null
  return (
    // A card that cannot be loaded is left out.
    <CatchBoundary getResetKey={() => 'order-draft'} errorComponent={() => null}>
      <Suspense>
        <Draft />
      </Suspense>
    </CatchBoundary>
  )
}
