import {
  type PaymentRecords,
  paymentRecords,
  readPaymentRecord,
} from '../../../domain/payment/attempt/payment-records.ts'

/** Payments for order forms, by the form's identity. */
export const orderRecords = paymentRecords('order form')

type StorageChange = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>

type Paid = { owner: string; form: string; records?: PaymentRecords }

/** Whether another tab has learned what became of its payment for a form. */
export function isAnsweredElsewhere(
  { key, oldValue, newValue }: StorageChange,
  { owner, form, records = orderRecords }: Paid,
): boolean {
  if (key !== records.key(owner)) return false
  const before = readPaymentRecord(oldValue)
  return before?.bill === form && Boolean(before.sent) && !readPaymentRecord(newValue)?.sent
}
