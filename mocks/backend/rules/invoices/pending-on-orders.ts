import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { boletoPath } from '../payment/external-page-paths.ts'

export function showPending(world: World, payment: PaymentRow, isPending: boolean): void {
  const { receiptCode, method, invoiceNumbers } = payment
  const shown = {
    receiptCode,
    boletoUrl: method === paymentMethodIds.boleto ? boletoPath(receiptCode) : null,
  }
  for (const number of invoiceNumbers) {
    const orderIdentity = world.invoices.get(number)?.orderIdentity
    const row = orderIdentity ? world.orders.get(orderIdentity) : undefined
    if (!row || row.order.paid) continue
    const others = row.order.pendingPayments.filter((other) => other.receiptCode !== receiptCode)
    const pendingPayments = isPending ? [...others, shown] : others
    world.orders.update(row.identity, { order: { ...row.order, pendingPayments } })
  }
}

/** Another payment has settled its bill. */
export function endPromise(world: World, payment: PaymentRow, now: Instant): void {
  showPending(world, payment, false)
  world.payments.update(payment.receiptCode, { status: 'expired', settledAt: now, dueAt: null })
}
