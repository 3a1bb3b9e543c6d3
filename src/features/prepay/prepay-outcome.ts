import { t } from '@lingui/core/macro'
import type { PaymentStatus } from '../../api/payment.ts'
import { safeLocalStorage } from '../../lib/safe-storage.ts'
import { readDraft } from '../../ui/form/draft/draft-store.ts'
import type { Message } from '../../ui/messages/message-queue.ts'
import { prepayDraft } from './prepay-draft.ts'

const key = 'prepayments-processing-success'

/** `type` is the last segment of the return address. */
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
 * Where a failed payment leads back to; undefined for the form of a new prepayment, if that still
 * has a draft.
 */
export function invoiceToReturnTo(
  owner: string,
  number: string | null | undefined,
): string | undefined {
  if (!number) return undefined
  const isLeft = (name: string | undefined) => readDraft(safeLocalStorage, prepayDraft(owner, name))
  return isLeft(number) || !isLeft(undefined) ? number : undefined
}
