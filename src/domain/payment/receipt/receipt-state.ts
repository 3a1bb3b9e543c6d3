import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import type { PaymentStatus } from '../../../api/payment.ts'
import { hasFailed } from '../../money/failed-payment.ts'

type ReceiptState = 'received' | 'boleto' | 'transfer' | 'processing' | 'failed'

export type ReceiptPayment = Pick<PaymentStatus, 'status' | 'boletoUrl' | 'paymentMethodId'>

export function receiptStateOf({
  status,
  boletoUrl,
  paymentMethodId,
}: ReceiptPayment): ReceiptState {
  if (status === 'approved') return 'received'
  if (hasFailed({ status })) return 'failed'
  if (boletoUrl !== null) return 'boleto'
  return paymentMethodId === paymentMethodIds.bankTransfer ? 'transfer' : 'processing'
}
