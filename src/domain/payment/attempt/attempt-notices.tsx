import type { ReactNode } from 'react'
import { isAsked, isNothingFound } from './attempt-machine.ts'
import { NothingFoundNotice } from './outcome-notice.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'
import type { UsedAttempt } from './use-payment-attempt.ts'

type Props = {
  attempt: UsedAttempt
  ask: ReactNode
  /** Whether an order is still to be placed. */
  keepsOrder?: boolean
  children?: ReactNode
}

export function AttemptNotices({ attempt, ask, keepsOrder, children }: Props) {
  const { state, earlier } = attempt
  const isFirst = !isAsked(state) && state.settled === 0
  return (
    <>
      {isAsked(state) ? ask : null}
      {children ?? (isNothingFound(state) ? <NothingFoundNotice /> : null)}
      {earlier && isFirst ? <UnpaidNotice payment={earlier} keepsOrder={keepsOrder} /> : null}
    </>
  )
}
