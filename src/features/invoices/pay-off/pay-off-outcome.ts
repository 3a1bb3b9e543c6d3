import type { PaymentStatus } from '../../../api/payment.ts'
import { outcomeMessage } from '../../../domain/payment/attempt/outcome-message.ts'
import type { ReceiptPayment } from '../../../domain/payment/receipt/receipt-state.ts'

type Status = PaymentStatus['status'] | undefined

/** What the server says counts; `type`, the last segment of the return address, only where it is open or unknown. */
export function isPaidOff(type: string, status: Status): boolean {
  if (status === undefined || status === 'open') return type === 'success'
  return status === 'approved'
}

export const payOffOutcome = (type: string, payment: ReceiptPayment | undefined) =>
  outcomeMessage({
    key: 'po-payoff-processing-success',
    isPaid: isPaidOff(type, payment?.status),
    payment,
  })
