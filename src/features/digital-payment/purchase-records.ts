import type { DigitalProduct } from '../../api/digital-purchases.ts'
import {
  type PaymentRecords,
  paymentRecords,
} from '../../domain/payment/attempt/payment-records.ts'

/** What was known before a payment are the identities of the person's purchases. */
export const purchaseRecords: Readonly<Record<DigitalProduct, PaymentRecords>> = {
  editing: paymentRecords('digital editing'),
  translation: paymentRecords('digital translation'),
}
