import type { PaymentPurpose } from '../../../world/payment-rows.ts'

/** The number of the order that a payment makes; null where it is for something else. */
export const orderNumberOf = (purpose: PaymentPurpose): string | null =>
  purpose.kind === 'order' ? purpose.externalId : null
