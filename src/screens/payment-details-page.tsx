import { lazy, Suspense } from 'react'
import type { SignInAnswer } from '../api/auth.ts'
import { PaymentDetailsScreen } from '../features/order-form/payment/payment-details-screen.tsx'
import { SkeletonRows } from '../ui/states/skeleton.tsx'

// Most people are signed in, and need none of its forms.
const PaymentSignIn = lazy(async () => ({
  default: (await import('./payment-sign-in.tsx')).PaymentSignIn,
}))

type Props = { onSignedIn: (answer: SignInAnswer) => Promise<void> }

/** The payment of the order form; anonymous people sign in or register here first. */
export function PaymentDetailsPage({ onSignedIn }: Props) {
  return (
    <PaymentDetailsScreen
      signIn={
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <PaymentSignIn onSignedIn={onSignedIn} />
        </Suspense>
      }
    />
  )
}
