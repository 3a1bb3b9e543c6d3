import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '../../api/account.ts'
import { SkeletonCard } from '../../ui/states/skeleton.tsx'
import styles from './order-draft-if-begun.module.css'

const Draft = lazy(async () => ({
  default: (await import('../../features/orders/order-draft/order-draft.tsx')).OrderDraft,
}))

const Sentence = lazy(async () => ({
  default: (await import('../../features/orders/order-draft/draft-sentence.tsx')).DraftSentence,
}))

/** Keeps its line while it loads, so that nothing below moves. `without` is said if nothing waits. */
export function DraftSentenceIfBegun({ without }: { without: ReactNode }) {
  const loading = '\u00a0'
  return (
    <CatchBoundary getResetKey={() => 'order-draft'} errorComponent={() => null}>
      <Suspense fallback={loading}>
        <Sentence loading={loading} without={without} />
      </Suspense>
    </CatchBoundary>
  )
}

export function OrderDraftIfBegun({ user }: { user: Pick<User, 'orderFormInProgress'> }) {
  if (!user.orderFormInProgress) return null
  return (
    <CatchBoundary getResetKey={() => 'order-draft'} errorComponent={() => null}>
      <Suspense
        fallback={
          <div className={styles.loading}>
            <SkeletonCard />
          </div>
        }
      >
        <Draft />
      </Suspense>
    </CatchBoundary>
  )
}
