import { PaymentSignIn } from '../../screens/payment-sign-in.tsx'
import { useOrderFormSignIn } from './use-order-form-sign-in.ts'

/** Sign-in at the payment of an order, which then becomes the person's. */
export function OrderFormSignIn() {
  return <PaymentSignIn onSignedIn={useOrderFormSignIn()} />
}
