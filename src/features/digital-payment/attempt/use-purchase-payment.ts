import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import {
  type DigitalLoad,
  type DigitalProduct,
  payForDigitalMutation,
} from '../../../api/digital-purchases.ts'
import type { PaymentAnswer, PaymentDetails } from '../../../api/payment.ts'
import { sendAttempt } from '../../../domain/payment/attempt/send-attempt.ts'
import { identitiesOf } from '../digital-payment-rules.ts'
import { pendingPurchases } from './pending-purchase.ts'

type Input = { product: DigitalProduct; user: Pick<User, 'identity'>; load: DigitalLoad }

type Attempt = { idempotencyKey: string; availableDigitalPurchaseIdentity: string }

/** Sends payments; remembers one whose answer does not arrive. */
export function usePurchasePayment({ product, user, load }: Input) {
  const { mutateAsync } = useMutation(payForDigitalMutation(product))
  return (
    details: PaymentDetails,
    { idempotencyKey, availableDigitalPurchaseIdentity }: Attempt,
  ): Promise<PaymentAnswer> =>
    sendAttempt({
      pending: pendingPurchases[product],
      owner: user.identity,
      known: identitiesOf(load),
      idempotencyKey,
      send: (key) =>
        mutateAsync({
          body: { ...details, availableDigitalPurchaseIdentity },
          idempotencyKey: key,
        }),
    })
}
