import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { payForOrderMutation } from '../../../api/order-form/order-form-paying.ts'
import type { PaymentAnswer, PaymentDetails } from '../../../api/payment.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { begunPayment } from './begun-payment.ts'
import { pendingPayment } from './pending-payment.ts'
import { sendPayment } from './send-payment.ts'
import { useOpenOrder } from './use-open-order.ts'

/** Sends payments; remembers one whose answer does not arrive. */
export function useOrderPayment({ identity: owner }: Pick<User, 'identity'>) {
  const { identity: form } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(payForOrderMutation())
  const { openPlacedBefore } = useOpenOrder()

  async function pay(
    details: PaymentDetails,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<PaymentAnswer | 'settled'> {
    const { invoiceAddressDiffersFromBilling: differs, ...rest } = details
    const body = differs === undefined ? rest : { ...rest, invoiceAddressSameAsBilling: !differs }
    const send = () => mutateAsync({ identity: form, body, idempotencyKey })
    const answer = await sendPayment({ pending: pendingPayment, owner, form, send })
    if (typeof answer !== 'string') {
      begunPayment.follow(owner, form, answer)
      return answer
    }
    await openPlacedBefore(answer)
    return 'settled'
  }
  return pay
}
