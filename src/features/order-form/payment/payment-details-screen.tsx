import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../../../domain/account/use-user.ts'
import { WithPaymentData } from '../../../domain/payment/form/with-payment-data.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { RoomOfStep } from '../frame/room-of-step.tsx'
import { StepActions } from '../frame/step-actions.tsx'
import { OrderFormPayment } from './order-form-payment.tsx'

type Props = {
  /** Shown to anonymous people, who sign in before they pay. */
  signIn: ReactNode
}

export function PaymentDetailsScreen({ signIn }: Props) {
  const user = useUser()
  const { application } = useRouteContext({ from: '/$lang' })
  if (!user) {
    return (
      <>
        {signIn}
        <StepActions>{null}</StepActions>
      </>
    )
  }
  return (
    <WithPaymentData
      application={application}
      user={user}
      loading={
        <RoomOfStep>
          <SkeletonRows rows={3} />
        </RoomOfStep>
      }
    >
      <OrderFormPayment />
    </WithPaymentData>
  )
}
