import type { PaymentPurpose } from '../../../world/rows/payment-rows.ts'

export const orderNumberOf = (purpose: PaymentPurpose): string | null =>
  purpose.kind === 'order' ? purpose.externalId : null
