import { t } from '@lingui/core/macro'
import type { Message } from '../../../ui/messages/message-queue.ts'
import { type ReceiptPayment, receiptStateOf } from '../receipt/receipt-state.ts'

type Input = {
  key: string
  isPaid: boolean
  payment: ReceiptPayment | undefined
}

function thanks(payment: ReceiptPayment | undefined): string {
  switch (payment && receiptStateOf(payment)) {
    case 'received':
      return t`Thank you. We have received your payment.`
    case 'boleto':
    case 'transfer':
      return t`Thank you. One step is left for you.`
    case 'processing':
      return t`Thank you. There is nothing more for you to do.`
    default:
      return t`Thank you. We’ll e-mail your receipt.`
  }
}

/** Undefined where `UnpaidNotice` says it on the page. */
export function outcomeMessage({ key, isPaid, payment }: Input): Message | undefined {
  if (isPaid) {
    const hasArrived = payment && receiptStateOf(payment) === 'received'
    return { key, kind: hasArrived ? 'success' : 'info', text: () => thanks(payment) }
  }
  if (payment?.status !== 'open') return undefined
  return { key, kind: 'error', text: () => t`An error occurred processing your payment` }
}
