import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import type { Schemas } from '../../../../world/contract-types.ts'
import type { World } from '../../../../world/galley-world.ts'
import { openBoletoOf } from '../external-page-paths.ts'

/** Bank transfers and boletos that have not arrived, newest first. */
export function pendingPaymentsOf(world: World, owner: string): Schemas['PendingInvoicePayment'][] {
  const open = world.payments
    .in('openByOwner', owner)
    .filter(
      ({ method }) =>
        method === paymentMethodIds.bankTransfer || method === paymentMethodIds.boleto,
    )
  return Array.from(open.rows(), (payment) => ({
    receiptCode: payment.receiptCode,
    boletoUrl: openBoletoOf(payment),
    invoiceNumbers: [...payment.invoiceNumbers],
  }))
}
