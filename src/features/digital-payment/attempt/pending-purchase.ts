import type { DigitalProduct } from '../../../api/digital-products/digital-purchases.ts'
import {
  type PendingAttempts,
  pendingAttempts,
} from '../../../domain/payment/attempt/pending-attempt.ts'

/** What was known before an attempt are the identities of the person's purchases. */
export const pendingPurchases: Readonly<Record<DigitalProduct, PendingAttempts>> = {
  editing: pendingAttempts('digital editing'),
  translation: pendingAttempts('digital translation'),
}
