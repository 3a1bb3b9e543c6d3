import type { PaymentStatus } from '../../../api/payment.ts'
import {
  type UsedAttempt,
  usePaymentAttempt,
} from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { usePaymentData } from '../../../domain/payment/payment-data-context.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { orderRecords } from './order-records.ts'
import { usePlacedElsewhere } from './use-placed-elsewhere.ts'

/** The server refuses a second payment for the same form, so the one after a lost answer may be another. */
export function useOrderAttempt(earlier: PaymentStatus | undefined): UsedAttempt {
  const { user } = usePaymentData()
  const { identity: bill } = useOrderForm().orderForm
  return usePaymentAttempt({
    records: orderRecords,
    bill,
    opened: [],
    afterNotFound: 'new-key',
    draft: useOrderFormDraft('payment-details'),
    earlier,
    onSentInAnotherTab: usePlacedElsewhere(user),
  })
}
