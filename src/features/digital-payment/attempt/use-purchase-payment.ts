import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import {
  type DigitalLoad,
  type DigitalProduct,
  payForDigitalMutation,
} from '../../../api/digital-products/digital-purchases.ts'
import type { PaymentAnswer, PaymentDetails } from '../../../api/payment.ts'
import { sendAttempt } from '../../../domain/payment/attempt/send-attempt.ts'
import { identitiesOf } from '../digital-payment-rules.ts'
import { begunPurchases } from './begun-purchase.ts'
import { pendingPurchases } from './pending-purchase.ts'

type Input = { product: DigitalProduct; user: Pick<User, 'identity'>; load: DigitalLoad }

type Attempt = { idempotencyKey: string; availableDigitalPurchaseIdentity: string }

/** Sends payments; remembers one whose answer does not arrive, and one that continues on another page. */
export function usePurchasePayment({ product, user, load }: Input) {
  const { mutateAsync } = useMutation(payForDigitalMutation(product))
  const { identity: owner } = user
  return async (
    details: PaymentDetails,
    { idempotencyKey, availableDigitalPurchaseIdentity }: Attempt,
  ): Promise<PaymentAnswer> => {
    const answer = await sendAttempt({
      pending: pendingPurchases[product],
      owner,
      known: identitiesOf(load),
      idempotencyKey,
      send: (key) =>
        mutateAsync({
          body: { ...details, availableDigitalPurchaseIdentity },
          idempotencyKey: key,
        }),
    })
    begunPurchases.follow(owner, product, answer)
    return answer
  }
}
