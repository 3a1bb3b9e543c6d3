import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { payForOrderMutation, placedOrderIn } from '../../../api/order-form/order-form-paying.ts'
import type { PaymentAnswer, PaymentDetails } from '../../../api/payment.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { pendingPayment } from './pending-payment.ts'
import { useOpenOrder } from './use-open-order.ts'

/** Sends payments; remembers one whose answer does not arrive. */
export function useOrderPayment({ identity: owner }: Pick<User, 'identity'>) {
  const { identity } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(payForOrderMutation())
  const openOrder = useOpenOrder()

  async function pay(
    details: PaymentDetails,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<PaymentAnswer | 'settled'> {
    const { invoiceAddressDiffersFromBilling: differs, ...rest } = details
    const body = differs === undefined ? rest : { ...rest, invoiceAddressSameAsBilling: !differs }
    // Tabs take turns, so what another tab sent has no known outcome.
    if (pendingPayment.read(owner) === identity) throw new FormFailure({ outcome: 'unknown' })
    pendingPayment.begin(owner, identity)
    try {
      const answer = await mutateAsync({ identity, body, idempotencyKey })
      pendingPayment.end(owner)
      return answer
    } catch (error) {
      if (toFailure(error)?.outcome === 'unknown') throw error
      pendingPayment.end(owner)
      const externalId = placedOrderIn(error)
      if (externalId === undefined) throw error
      await openOrder(externalId)
      return 'settled'
    }
  }
  return pay
}
