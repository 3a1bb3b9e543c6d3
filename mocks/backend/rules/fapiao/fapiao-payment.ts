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

/** Somebody's payment by the number of its receipt; undefined where it is not theirs or unknown. */
export function fapiaoPaymentOf(
  world: World,
  owner: string,
  paymentId: string,
): FapiaoPayment | undefined {
  for (const { invoiceNumber, localization, payments } of world.invoices
    .in('byOwner', owner)
    .rows()) {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) continue
    const { id, at, retainerInvoiceNumber } = payment
    return { id, at, invoiceNumber, localization, fromPrepayment: retainerInvoiceNumber !== null }
  }
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
