import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import { sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderLine } from '../../../world/rows/order-placement.ts'
import type { InvoiceLine } from '../../../world/rows/payment-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { serviceNameIn } from '../../reference-data/services/service-labels.ts'
import { nextInvoiceNumber } from '../invoices/make-invoice.ts'
import { hasUninvoicedPayment, uninvoicedPayments } from '../invoices/uninvoiced-payments.ts'
import { mailInvoice } from '../payment/payment-mails.ts'
import { pendingByBill } from '../payment/pending-payments.ts'

export function moneyOf(
  world: World,
  order: OrderRow,
): Pick<Schemas['OrderDetails'], 'payments' | 'invoices'> {
  const { currency } = order.placed
  const rows = [...world.invoices.in('byOrder', order.identity).rows()]
  const invoiced = rows.flatMap((invoice) =>
    invoice.payments.map(({ id, amount, at }) => ({
      id,
      invoiceNumber: invoice.invoiceNumber,
      amount: converted(amount, invoice.currency, currency),
      date: isoOf(at),
    })),
  )
  const payments = [...invoiced, ...uninvoicedPayments(world, order)]
  const pending = pendingByBill(world, order.owner)
  return {
    payments: payments.toSorted((a, b) => b.date.localeCompare(a.date)),
    invoices: rows.map((invoice) => ({
      invoiceNumber: invoice.invoiceNumber,
      totalAmount: converted(invoice.totalAmount, invoice.currency, currency),
      balance: converted(balanceOf(invoice), invoice.currency, currency),
      transactionDate: isoOf(invoice.createdAt),
      pendingPayment: pending.get(invoice.invoiceNumber) ?? null,
    })),
  }
}

export function invoiceLinesOf(lines: readonly OrderLine[]): InvoiceLine[] {
  return lines.map(({ serviceIdentity, quantity, price }) => ({
    description: serviceNameIn(serviceIdentity, 'en'),
    amount: price,
    service: { identity: serviceIdentity, quantity },
  }))
}

/** Never what was free or paid by voucher; an order without invoice only if its payment fails. */
export function unbilledLines(world: World, row: OrderRow): readonly OrderLine[] {
  const { identity, order, placed } = row
  if (order.paid) return []
  const invoices = [...world.invoices.in('byOrder', identity).rows()]
  if (!placed.invoiceSuppressed) return invoices.length > 0 ? [] : placed.lines
  if (hasUninvoicedPayment(world, row, ['approved', 'open'])) return []
  const billed = invoices.flatMap(({ lines }) => lines.map(({ service }) => service?.identity))
  return placed.lines.filter(({ serviceIdentity }) => !billed.includes(serviceIdentity))
}

export function invoiceOrderLines(
  world: World,
  { identity, owner, order, placed: { currency } }: OrderRow,
  billed: readonly OrderLine[],
  now: Instant,
): void {
  const lines = invoiceLinesOf(billed)
  if (lines.length === 0) return
  const made = world.invoices.insert({
    invoiceNumber: nextInvoiceNumber(world),
    owner,
    orderIdentity: identity,
    createdAt: now,
    currency,
    localization: stateOf(world).application.localization.code,
    submission: `${identity}: ${order.title}`,
    lines,
    totalAmount: sumOf(
      lines.map(({ amount }) => amount),
      currency,
    ),
    billTo: null,
    purchaseOrderNumber: null,
    fapespNumber: null,
    note: null,
    pendingWriteoff: false,
    statementReadyAt: null,
    payments: [],
  })
  mailInvoice(world, made, now)
}
