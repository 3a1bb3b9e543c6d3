import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { User } from '../../api/account.ts'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'

const FirstSteps = lazy(async () => ({
  default: (await import('../../features/first-order/first-steps.tsx')).FirstSteps,
}))

type Props = { user: Pick<User, 'languageAssessmentEnabled' | 'orderFormInProgress'> }

export function FirstOrder({ user }: Props) {
  return (
    <CatchBoundary getResetKey={() => 'first-order'}>
      <Suspense fallback={<SkeletonRows />}>
        <FirstSteps
          hasGrammarCheck={user.languageAssessmentEnabled}
          isQuiet={user.orderFormInProgress}
        />
      </Suspense>
    </CatchBoundary>
  )
}
