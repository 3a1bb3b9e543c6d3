import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { receiptCodeOf } from '../payment/receipt-code.ts'

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
 * Somebody's payment by the number of its receipt; undefined where it is not theirs or unknown. Of
 * one that brought money beside what was paid in advance it is the money.
 */
export function fapiaoPaymentOf(
  world: World,
  owner: string,
  paymentId: string,
): FapiaoPayment | undefined {
  let fromPrepayment: FapiaoPayment | undefined
  for (const { invoiceNumber, localization, payments } of world.invoices
    .in('byOwner', owner)
    .rows()) {
    for (const { id, at, retainerInvoiceNumber } of payments) {
      if (id !== paymentId) continue
      const found = { id, at, invoiceNumber, localization }
      if (retainerInvoiceNumber === null) return { ...found, fromPrepayment: false }
      fromPrepayment ??= { ...found, fromPrepayment: true }
    }
  }
  if (fromPrepayment) return fromPrepayment
  for (const { payment, retainerInvoiceNumber, localization } of world.prepayments
    .in('byOwner', owner)
    .rows()) {
    if (payment?.id !== paymentId) continue
    return { ...payment, invoiceNumber: retainerInvoiceNumber, localization, fromPrepayment: false }
  }
  return undefined
}

/** Whether a payment was for a digital service, which another company sells. */
export function isForDigitalService(world: World, paymentId: string): boolean {
  return world.payments.get(receiptCodeOf(paymentId))?.purpose.kind.startsWith('digital') ?? false
}
