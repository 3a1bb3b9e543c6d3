import type { World } from '../../../world/galley-world.ts'
import type { InvoicePayment, InvoiceRow, PaymentRow } from '../../../world/payment-rows.ts'
import { rounded, sumOf } from '../money.ts'
import { openedBy } from '../order-rules.ts'
import { receiptNumber } from '../payment/receipt-code.ts'
import { balanceOf, converted } from './invoice-balance.ts'
import { showPending } from './pending-on-orders.ts'

const voucherMethod = 26

/** Where money comes from, in the currency of its payment. */
type Source = { amount: number; retainerInvoiceNumber: string | null }

/** What a payment brings: its prepayments and credits once they are taken, its money once it is here. */
export function sourcesOf(payment: PaymentRow, which: 'funds' | 'money' | 'all'): Source[] {
  const { prepaymentsTaken, creditsApplied, amount, total, method } = payment
  // A voucher stands for the whole total, though nothing of it is charged.
  const brought = method === voucherMethod ? total : amount
  const money: Source[] = [{ amount: brought, retainerInvoiceNumber: null }]
  if (which === 'money') return money
  const funds: Source[] = [
    ...prepaymentsTaken.map((taken) => ({ ...taken })),
    { amount: creditsApplied, retainerInvoiceNumber: null },
  ]
  return which === 'funds' ? funds : [...funds, ...money]
}

/** What the sources give to one invoice, which they are reduced by. */
function partsFor(
  invoice: InvoiceRow,
  payment: PaymentRow,
  sources: Source[],
  now: number,
): InvoicePayment[] {
  const { currency } = payment
  const id = receiptNumber(payment.receiptCode)
  const balance = balanceOf(invoice)
  let due = converted(balance, invoice.currency, currency)
  const parts: InvoicePayment[] = []
  for (const source of sources) {
    const part = Math.min(source.amount, due)
    if (part <= 0) continue
    source.amount = rounded(source.amount - part, currency)
    due = rounded(due - part, currency)
    const given = sumOf(
      parts.map(({ amount }) => amount),
      invoice.currency,
    )
    // The last part pays to the cent, whatever was lost between currencies.
    const amount =
      due === 0
        ? rounded(balance - given, invoice.currency)
        : converted(part, currency, invoice.currency)
    const { retainerInvoiceNumber } = source
    parts.push({ id, amount, at: now, retainerInvoiceNumber })
  }
  return parts
}

/** The order of a paid invoice is paid once nothing is left of any of its invoices. */
function settleOrder(world: World, identity: string): void {
  const row = world.orders.get(identity)
  if (!row || row.order.paid) return
  const isOpen = [...world.invoices.in('byOrder', identity).rows()].some(
    (invoice) => balanceOf(invoice) > 0,
  )
  if (isOpen) return
  const order = { ...row.order, paid: true, pendingPayments: [] }
  world.orders.update(identity, { order: { ...order, ...openedBy(order) } })
}

/** Bank transfers and boletos for invoices that something else has paid are waited for no longer. */
function dropPromises(world: World, paid: PaymentRow, now: number): void {
  for (const other of [...world.payments.in('byOwner', paid.owner).rows()]) {
    if (other.status !== 'open' || other.receiptCode === paid.receiptCode) continue
    const { invoiceNumbers } = other
    const isSettled = invoiceNumbers.every((number) => {
      const invoice = world.invoices.get(number)
      return invoice !== undefined && balanceOf(invoice) === 0
    })
    if (invoiceNumbers.length === 0 || !isSettled || other.paidAtBank !== null) continue
    showPending(world, other, false)
    world.payments.update(other.receiptCode, { status: 'expired', settledAt: now, dueAt: null })
  }
}

/** Puts what a payment brings to its invoices, the first before the next, at an instant. */
export function payInvoices(
  world: World,
  payment: PaymentRow,
  which: 'funds' | 'money' | 'all',
  now: number,
): void {
  const sources = sourcesOf(payment, which)
  for (const number of payment.invoiceNumbers) {
    const invoice = world.invoices.get(number)
    const parts = invoice ? partsFor(invoice, payment, sources, now) : []
    if (!invoice || parts.length === 0) continue
    world.invoices.update(number, { payments: [...invoice.payments, ...parts] })
    if (invoice.orderIdentity !== null) settleOrder(world, invoice.orderIdentity)
  }
  dropPromises(world, payment, now)
}
