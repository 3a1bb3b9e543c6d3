import { t } from '@lingui/core/macro'
import type { PaymentStatus } from '../../../api/payment.ts'
import type { Message } from '../../../ui/messages/message-queue.ts'

type Input = {
  /** Of the message. */
  key: string
  isPaid: boolean
  /** Undefined while it is unknown. */
  status: PaymentStatus['status'] | undefined
}

/** After the return from a payment. */
export function outcomeMessage({ key, isPaid, status }: Input): Message {
  if (!isPaid) {
    return { key, kind: 'error', text: () => t`An error occurred processing your payment` }
  }
  return {
    key,
    kind: 'success',
    text: () =>
      status === 'approved'
        ? t`Thank you. We have received your payment.`
        : t`Thank you. Your payment is being processed.`,
  }
}
