import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountQuery } from '../../../api/account.ts'
import { paymentQuery } from '../../../api/payment.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { RoomOfStep } from '../frame/room-of-step.tsx'
import { StepActions } from '../frame/step-actions.tsx'
import { OrderFormPayment } from './order-form-payment.tsx'

type Props = {
  /** Shown to anonymous people, who sign in before they pay. */
  signIn: ReactNode
}

export function PaymentDetailsScreen({ signIn }: Props) {
  const user = useUser()
  const choices = useQuery({ ...paymentQuery(), enabled: user !== null })
  const account = useQuery(accountQuery())
  if (!user) {
    return (
      <>
        {signIn}
        <StepActions>{null}</StepActions>
      </>
    )
  }
  return (
    <QueryState
      query={bothQueries(choices, account)}
      loading={
        <RoomOfStep>
          <SkeletonFields fields={4} />
        </RoomOfStep>
      }
      failedTitle={<Trans>The payment form could not be loaded</Trans>}
      failedText={<Trans>You were not charged. Please try again.</Trans>}
    >
      {([{ payment }, { countries }]) => (
        <OrderFormPayment user={user} data={payment} countries={countries} />
      )}
    </QueryState>
  )
}
