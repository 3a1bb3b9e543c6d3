import type { PaymentPurpose } from '../../../world/payment-rows.ts'

/** Null unless the payment is for an order. */
export const orderNumberOf = (purpose: PaymentPurpose): string | null =>
  purpose.kind === 'order' ? purpose.externalId : null
