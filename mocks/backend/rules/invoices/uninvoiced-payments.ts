import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { converted } from '../../../world/invoice-balance.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { orderNumberOf } from '../payment/order-number-of.ts'
import { type PaymentSource, paymentSources } from '../payment/payment-sources.ts'

/** A promise takes credits and prepayments at once. An institution pays a voucher, not the customer. */
function receivedSources(payment: PaymentRow): PaymentSource[] {
  const { status, fundsTaken, method } = payment
  const isApproved = status === 'approved' && method !== paymentMethodIds.voucher
  return paymentSources(payment).filter(
    ({ kind, amount }) => amount > 0 && (kind === 'funds' ? fundsTaken : isApproved),
  )
}

const rowsWithoutInvoice = (world: World, { identity, owner }: OrderRow): Iterable<PaymentRow> =>
  world.payments
    .in('byOwner', owner)
    .filter(
      ({ purpose, invoiceNumbers }) =>
        orderNumberOf(purpose) === identity && invoiceNumbers.length === 0,
    )
    .rows()

export const hasUninvoicedPayment = (
  world: World,
  row: OrderRow,
  statuses: readonly PaymentRow['status'][],
): boolean => [...rowsWithoutInvoice(world, row)].some(({ status }) => statuses.includes(status))

export function uninvoicedPayments(
  world: World,
  row: OrderRow,
): Schemas['OrderDetails']['payments'] {
  const { currency } = row.placed
  return [...rowsWithoutInvoice(world, row)].flatMap((payment) =>
    receivedSources(payment).map(({ id, amount }) => ({
      id,
      invoiceNumber: null,
      amount: converted(amount, payment.currency, currency),
      date: isoOf(payment.settledAt ?? payment.createdAt),
    })),
  )
}
