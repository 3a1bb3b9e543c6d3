import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { InvoiceRow, PaymentRow } from '../../../world/rows/payment-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { mailInvoice } from '../payment/payment-mails.ts'
import { payInvoices } from './pay-invoices.ts'

const firstInvoice = 91_000

export function nextInvoiceNumber(world: World): string {
  const { code } = stateOf(world).application.localization
  return `${code.toUpperCase()}-${firstInvoice + world.next('invoices')}`
}

/** `lines`: in the payment's currency. Before approval only credits and prepayments are booked. */
export function makeInvoice(input: {
  world: World
  now: Instant
  payment: PaymentRow
  orderIdentity: string | null
  submission: string
  lines: InvoiceRow['lines']
}): InvoiceRow {
  const { world, now, orderIdentity, submission, lines } = input
  const { receiptCode, owner, currency, total, form, invoiceNumbers, status } = input.payment
  const localization = stateOf(world).application.localization.code
  const { invoiceNumber } = world.invoices.insert({
    invoiceNumber: nextInvoiceNumber(world),
    owner,
    orderIdentity,
    createdAt: now,
    currency,
    localization,
    submission,
    lines,
    totalAmount: total,
    billTo: form.invoiceAddress ?? form.billingAddress ?? null,
    purchaseOrderNumber: form.purchaseOrder?.number ?? null,
    fapespNumber: form.fapespNumber ?? null,
    note: form.additionalData ?? null,
    pendingWriteoff: false,
    statementReadyAt: null,
    payments: [],
  })
  const payment = world.payments.update(receiptCode, {
    invoiceNumbers: [...invoiceNumbers, invoiceNumber],
  })
  const only = { ...payment, invoiceNumbers: [invoiceNumber] }
  payInvoices(world, only, status === 'approved' ? 'all' : 'funds', now)
  const made = world.invoices.get(invoiceNumber)
  if (!made) throw new Error(`${invoiceNumber} was not made.`)
  mailInvoice(world, made, now)
  return made
}
