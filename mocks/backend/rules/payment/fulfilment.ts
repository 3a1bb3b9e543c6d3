import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'

export type PaymentEvent = { world: World; now: Instant; payment: PaymentRow }

/** Effects of a payment's events on its purpose. Each happens at most once. */
export type Fulfilment = {
  /** Whether the bill is still open; a late payment of a settled one is declined. */
  isDue(event: PaymentEvent): boolean
  /** A bank transfer or boleto is pending; the invoice stays open. */
  promised?(event: PaymentEvent): void
  received(event: PaymentEvent): void
  failed?(event: PaymentEvent): void
  /** Return path of the external page, without the language. */
  returnPath(event: Omit<PaymentEvent, 'now'>, outcome: 'success' | 'error'): string
}
