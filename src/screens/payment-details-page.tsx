import { type ReactNode, Suspense } from 'react'
import { PaymentDetailsScreen } from '../features/order-form/payment/payment-details-screen.tsx'
import { SkeletonRows } from '../ui/states/skeleton.tsx'

export function PaymentDetailsPage({ signIn }: { signIn: ReactNode }) {
  return (
    <PaymentDetailsScreen
      signIn={<Suspense fallback={<SkeletonRows rows={4} />}>{signIn}</Suspense>}
    />
  )
}
