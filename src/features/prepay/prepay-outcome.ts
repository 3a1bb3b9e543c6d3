import { outcomeMessage } from '../../domain/payment/attempt/outcome-message.ts'
import type { ReceiptPayment } from '../../domain/payment/receipt/receipt-state.ts'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { readDraft } from '../../ui/form/draft/draft-store.ts'
import { prepayDraft } from './prepay-draft.ts'

/** `type` is the last segment of the return address. */
export const prepayOutcome = (type: string, payment?: ReceiptPayment) =>
  outcomeMessage({
    key: 'prepayments-processing-success',
    isPaid: type === 'success',
    payment,
  })

/** Undefined for the form of a new prepayment, if that still has a draft. */
export function invoiceToReturnTo(
  owner: string,
  number: string | null | undefined,
): string | undefined {
  if (!number) return undefined
  const isLeft = (name: string | undefined) => readDraft(safeLocalStorage, prepayDraft(owner, name))
  return isLeft(number) || !isLeft(undefined) ? number : undefined
}
