import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { openBoletoOf } from './external-page-paths.ts'

const promisesOf = (world: World, owner: string): Iterable<PaymentRow> =>
  world.payments
    .in('openByOwner', owner)
    .filter(
      ({ method }) =>
        method === paymentMethodIds.bankTransfer || method === paymentMethodIds.boleto,
    )
    .rows()

export function pendingPaymentsOf(world: World, owner: string): Schemas['PendingInvoicePayment'][] {
  return Array.from(promisesOf(world, owner), (payment) => ({
    receiptCode: payment.receiptCode,
    boletoUrl: openBoletoOf(payment),
    invoiceNumbers: [...payment.invoiceNumbers],
  }))
}

export type PendingByBill = ReadonlyMap<string, Schemas['PendingPayment']>

/** By the numbers of the invoices and prepayments that they pay; of several, the newest. */
export function pendingByBill(world: World, owner: string): PendingByBill {
  const found = new Map<string, Schemas['PendingPayment']>()
  for (const payment of promisesOf(world, owner)) {
    const { purpose, invoiceNumbers, receiptCode } = payment
    const numbers = purpose.kind === 'prepayment' ? [purpose.retainerInvoiceNumber] : invoiceNumbers
    for (const number of numbers) {
      if (found.has(number)) continue
      found.set(number, { receiptCode, boletoUrl: openBoletoOf(payment) })
    }
  }
  return found
}
