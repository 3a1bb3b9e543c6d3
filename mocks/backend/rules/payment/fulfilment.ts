import type { World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/payment-rows.ts'

/** A payment at an instant (epoch milliseconds). */
export type PaymentEvent = { world: World; now: number; payment: PaymentRow }

/** What a payment is for does when something happens to the payment. Each happens at most once. */
export type Fulfilment = {
  /** Whether it is still to be paid; where not, a payment that comes in late is turned down. */
  isDue(event: PaymentEvent): boolean
  /** A bank will bring the money: what does not wait for it, and the invoice that is left open. */
  promised?(event: PaymentEvent): void
  /** The money is there (all of it, with credits and prepayments), or nothing was to be paid. */
  received(event: PaymentEvent): void
  /** The payment was declined or has expired. */
  failed?(event: PaymentEvent): void
  /** Where an outside page leads back to, without the language. */
  returnPath(event: Omit<PaymentEvent, 'now'>, outcome: 'success' | 'error'): string
}
