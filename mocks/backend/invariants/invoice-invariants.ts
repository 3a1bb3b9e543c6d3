import { balanceOf } from '../../world/invoice-balance.ts'
import { sumOf } from '../../world/money.ts'
import { receiptCodeOf } from '../../world/receipt-number.ts'
import type { InvoiceRow } from '../../world/rows/payment-rows.ts'
import { hasUninvoicedPayment } from '../rules/invoices/uninvoiced-payments.ts'
import { type Invariant, isOwner } from './order-invariants.ts'

export const invoiceInvariants: Invariant<InvoiceRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'asks for the sum of its lines, and not less than nothing',
    holds: ({ lines, totalAmount, currency }) =>
      totalAmount >= 0 &&
      totalAmount ===
        sumOf(
          lines.map(({ amount }) => amount),
          currency,
        ),
  },
  {
    invariant: 'has a receipt for each part that was paid of it',
    holds: ({ payments }) => new Set(payments.map(({ id }) => id)).size === payments.length,
  },
  { invariant: 'is never paid too much', holds: (invoice) => balanceOf(invoice) >= 0 },
  {
    invariant: 'is paid by payments of more than nothing that are known',
    holds: ({ payments }, world) =>
      payments.every(({ id, amount }) => amount > 0 && world.payments.get(receiptCodeOf(id))),
  },
  {
    invariant:
      'is for an order of the same person, which is paid exactly when nothing is left or on its way',
    holds: ({ orderIdentity, owner }, world) => {
      if (orderIdentity === null) return true
      const order = world.orders.get(orderIdentity)
      const all = [...world.invoices.in('byOrder', orderIdentity).rows()]
      // Only tests remove orders.
      if (!order) return true
      const isOpen =
        all.some((invoice) => balanceOf(invoice) > 0) ||
        hasUninvoicedPayment(world, order, ['open'])
      return order.owner === owner && order.order.paid === !isOpen
    },
  },
]
