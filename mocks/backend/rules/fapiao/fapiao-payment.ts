import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { receiptCodeOf } from '../../../world/receipt-number.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { receiptNumber } from '../payment/receipt-code.ts'

export type FapiaoPayment = {
  id: string
  at: Instant
  invoiceNumber: string
  localization: Schemas['LocalizationCode']
  /** Prepayments already have a fapiao of their own. */
  fromPrepayment: boolean
}

/** An owner's payment by its receipt number or part number. A mixed payment counts with its money part. */
export function fapiaoPaymentOf(
  world: World,
  owner: string,
  paymentId: string,
): FapiaoPayment | undefined {
  const id = receiptNumber(receiptCodeOf(paymentId))
  for (const { invoiceNumber, localization, payments } of world.invoices
    .in('byOwner', owner)
    .rows()) {
    const part = payments.find((payment) => payment.id === id)
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

/** Digital services are sold by another company. */
export function isForDigitalService(world: World, paymentId: string): boolean {
  return world.payments.get(receiptCodeOf(paymentId))?.purpose.kind.startsWith('digital') ?? false
}
