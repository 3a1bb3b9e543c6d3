import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import type { ReceiptPayment } from './receipt-state.ts'

export const paymentThatIs = (status: ReceiptPayment['status']): ReceiptPayment => ({
  status,
  boletoUrl: null,
  paymentMethodId: paymentMethodIds.creditCard,
})
