import { PaymentSignIn } from '../../screens/payment-sign-in.tsx'
import { useOrderFormSignIn } from './use-order-form-sign-in.ts'

export function OrderFormSignIn() {
  return <PaymentSignIn onSignedIn={useOrderFormSignIn()} />
}
