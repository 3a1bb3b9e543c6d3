import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf, converted, withoutPayment } from '../../../world/invoice-balance.ts'
import { rounded } from '../../../world/money.ts'
import type { InvoicePayment, InvoiceRow, PaymentRow } from '../../../world/rows/payment-rows.ts'
import { type PaymentSource, paymentSources } from '../payment/payment-sources.ts'
import { openedBy } from './opened-results.ts'
import { endPromise } from './pending-on-orders.ts'
import { hasUninvoicedPayment } from './uninvoiced-payments.ts'

type InvoicePart = InvoicePayment & Pick<PaymentSource, 'kind'>

/** Reduces the sources. Earlier parts do not count: funds and money see the same balance. */
function partsFor(
  invoice: InvoiceRow,
  payment: PaymentRow,
  sources: PaymentSource[],
  now: Instant,
): InvoicePart[] {
  const { currency } = payment
  const balance = balanceOf(withoutPayment(invoice, payment))
  const due = converted(balance, invoice.currency, currency)
  let applied = 0
  let paid = 0
  const parts: InvoicePart[] = []
  for (const source of sources) {
    const { kind, id, retainerInvoiceNumber } = source
    // Spent funds pay nothing; money pays even an amount that rounds to zero.
    if (kind === 'funds' && source.amount === 0) continue
    const part = Math.min(source.amount, rounded(due - applied, currency))
    source.amount = rounded(source.amount - part, currency)
    applied = rounded(applied + part, currency)
    // Converts the running total, so that rounding errors do not accumulate.
    const reached = Math.min(balance, converted(applied, currency, invoice.currency))
    const until = applied === due ? balance : reached
    const amount = rounded(until - paid, invoice.currency)
    if (amount <= 0) continue
    paid = until
    parts.push({ kind, id, amount, retainerInvoiceNumber, at: now })
  }
  return parts
}

function settleOrder(world: World, identity: string): void {
  const row = world.orders.get(identity)
  if (!row || row.order.paid || hasUninvoicedPayment(world, row, ['open'])) return
  const isOpen = [...world.invoices.in('byOrder', identity).rows()].some(
    (invoice) => balanceOf(invoice) > 0,
  )
  if (isOpen) return
  const order = { ...row.order, paid: true, pendingPayments: [] }
  world.orders.update(identity, { order: { ...order, ...openedBy(order) } })
}

function dropPromises(world: World, paid: PaymentRow, now: Instant): void {
  for (const other of [...world.payments.in('openByOwner', paid.owner).rows()]) {
    if (other.receiptCode === paid.receiptCode) continue
    const { invoiceNumbers } = other
    const isSettled = invoiceNumbers.every((number) => {
      const invoice = world.invoices.get(number)
      return invoice !== undefined && balanceOf(invoice) === 0
    })
    if (invoiceNumbers.length === 0 || !isSettled || other.paidAtBank !== null) continue
    endPromise(world, other, now)
  }
}

export function payInvoices(
  world: World,
  payment: PaymentRow,
  which: PaymentSource['kind'] | 'all',
  now: Instant,
): void {
  const sources = paymentSources(payment)
  for (const number of payment.invoiceNumbers) {
    const invoice = world.invoices.get(number)
    if (!invoice) continue
    const parts = partsFor(invoice, payment, sources, now).flatMap(({ kind, ...part }) =>
      which === 'all' || which === kind ? part : [],
    )
    if (parts.length === 0) continue
    world.invoices.update(number, { payments: [...invoice.payments, ...parts] })
    if (invoice.orderIdentity !== null) settleOrder(world, invoice.orderIdentity)
  }
  dropPromises(world, payment, now)
}
