import { t } from '@lingui/core/macro'
import type { Message } from '../../ui/messages/message-queue.ts'

const key = 'prepayments-processing-success'

/** What is said of a payment in advance that has ended, by the last part of the address that it leads to. */
export function prepayOutcome(type: string): Message {
  return type === 'success'
    ? {
        key,
        kind: 'success',
        text: () =>
          t`Thank you. Your payment is being processed, and your prepayment can be spent as soon as the money is here.`,
      }
    : { key, kind: 'error', text: () => t`An error occurred processing your payment` }
}
