import { t } from '@lingui/core/macro'
import type { PaymentStatus } from '../../api/payment.ts'
import { safeLocalStorage } from '../../lib/safe-storage.ts'
import { readDraft } from '../../ui/form/draft/draft-store.ts'
import type { Message } from '../../ui/messages/message-queue.ts'
import { prepayDraft } from './prepay-draft.ts'

const key = 'prepayments-processing-success'

/** What is said of a payment in advance that has ended, by the last part of the address that it leads to. */
export function prepayOutcome(type: string, status?: PaymentStatus['status']): Message {
  if (type !== 'success') {
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

/**
 * The invoice that a payment without success leads back to; undefined where the form for a new prepayment
 * was left, which still has what was typed.
 */
export function invoiceToReturnTo(
  owner: string,
  number: string | null | undefined,
): string | undefined {
  if (!number) return undefined
  const isLeft = (name: string | undefined) => readDraft(safeLocalStorage, prepayDraft(owner, name))
  return isLeft(number) || !isLeft(undefined) ? number : undefined
}
