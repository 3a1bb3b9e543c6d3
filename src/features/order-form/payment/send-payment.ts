import { placedOrderIn } from '../../../api/order-form/order-form-paying.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import type { PendingPayment } from './pending-payment.ts'

type Sending<Answer> = {
  pending: PendingPayment
  owner: string
  /** Identity of the order form. */
  form: string
  send: () => Promise<Answer>
}

/**
 * Sends a payment unless the outcome of an earlier one is unknown, and remembers one whose answer
 * does not arrive. Resolves to the order's number where the form has become an order before.
 */
export async function sendPayment<Answer extends object>({
  pending,
  owner,
  form,
  send,
}: Sending<Answer>): Promise<Answer | string> {
  // Tabs take turns, so what another tab sent has no known outcome.
  if (pending.read(owner) === form) throw new FormFailure({ outcome: 'unknown' })
  pending.begin(owner, form)
  try {
    const answer = await send()
    pending.end(owner)
    return answer
  } catch (error) {
    if (toFailure(error)?.outcome === 'unknown') throw error
    pending.end(owner)
    const externalId = placedOrderIn(error)
    if (externalId === undefined) throw error
    return externalId
  }
}
