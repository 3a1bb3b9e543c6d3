import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { receiptCodeOf } from '../../../world/receipt-number.ts'
import { receiptNumber } from '../payment/receipt-code.ts'

/** A payment for which a fapiao could be asked. */
export type FapiaoPayment = {
  id: string
  /** When the money came, epoch milliseconds. */
  at: number
  /** The invoice or prepayment invoice that it paid. */
  invoiceNumber: string
  localization: components['schemas']['LocalizationCode']
  /** Whether it was taken from a prepayment, for which there was a payment before. */
  fromPrepayment: boolean
}

/**
 * Somebody's payment by the number of its receipt, or of a part of it; undefined where it is not theirs
 * or unknown. Of one that brought money beside credits and what was paid in advance it is the money.
 */
export function fapiaoPaymentOf(
  world: World,
  owner: string,
  paymentId: string,
): FapiaoPayment | undefined {
  const id = receiptNumber(receiptCodeOf(paymentId))
  for (const { invoiceNumber, localization, payments } of world.invoices
    .in('byOwner', owner)
    .rows()) {
    const part = payments.find((one) => one.id === id)
    if (!part) continue
    const fromPrepayment = part.retainerInvoiceNumber !== null
    return { id, at: part.at, invoiceNumber, localization, fromPrepayment }
  }
  for (const { payment, retainerInvoiceNumber, localization } of world.prepayments
    .in('byOwner', owner)
    .rows()) {
    if (payment?.id !== id) continue
    return { ...payment, invoiceNumber: retainerInvoiceNumber, localization, fromPrepayment: false }
  }
  return undefined
}

/** Whether a payment was for a digital service, which another company sells. */
export function isForDigitalService(world: World, paymentId: string): boolean {
  return world.payments.get(receiptCodeOf(paymentId))?.purpose.kind.startsWith('digital') ?? false
}
