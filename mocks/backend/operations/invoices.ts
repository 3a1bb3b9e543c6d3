import type { World } from '../../world/galley-world.ts'
import { isUnpaid } from '../../world/invoice-balance.ts'
import { receiptCodeOf } from '../../world/receipt-number.ts'
import type { InvoiceRow } from '../../world/rows/payment-rows.ts'
import type { UserRow } from '../../world/rows/rows.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'
import { receiptPdf } from '../pdf/receipt-pdf.ts'
import { statementOfDeliveryPdf } from '../pdf/statement-of-delivery-pdf.ts'
import {
  invoiceDocument,
  receiptDocument,
  statementDocument,
} from '../rules/invoices/bill-documents.ts'
import { isAmountOf, paymentShareOf } from '../rules/invoices/payment-share.ts'
import { payOffCurrency, payOffTotal } from '../rules/invoices/payoff-rules.ts'
import { statementStatus } from '../rules/invoices/shown-invoice.ts'
import { invoiceLoadOf } from '../rules/loads/invoice-load.ts'
import { takePayment } from '../rules/payment/settlement/take-payment.ts'

/** @throws Problem 404 for an unknown or another customer's invoice */
function ownInvoice(world: World, user: UserRow, number: string): InvoiceRow {
  const invoice = world.invoices.get(number)
  if (invoice?.owner === user.identity) return invoice
  throw new Problem(404, 'No such invoice', `There is no invoice ${number} here.`)
}

export const invoices = operationsOf({
  loadInvoices({ world, user, now, reply }) {
    return reply(200, invoiceLoadOf(world, user, now))
  },

  async downloadInvoicePdf({ world, session, user, path, query, now, writePdf, reply }) {
    const invoice = ownInvoice(world, user, path.invoiceNumber)
    const { localization = invoice.localization } = query
    if (localization !== invoice.localization) {
      const detail = `${invoice.invoiceNumber} was not made by the site ${localization}.`
      throw new Problem(404, 'No such invoice', detail)
    }
    const reader = { world, user, language: session.language, now, writePdf }
    return reply(200, await invoicePdf(invoiceDocument(reader, invoice)))
  },

  async downloadStatementOfDelivery({ world, session, user, path, now, writePdf, reply }) {
    const invoice = ownInvoice(world, user, path.invoiceNumber)
    const status = statementStatus(invoice, now)
    if (status !== 'ready') {
      const detail = `The statement of delivery of ${invoice.invoiceNumber} is ${status}.`
      throw new Problem(404, 'No such document', detail)
    }
    const reader = { world, user, language: session.language, now, writePdf }
    return reply(200, await statementOfDeliveryPdf(statementDocument(reader, invoice)))
  },

  async downloadReceiptPdf({ world, session, user, path, query, now, writePdf, reply }) {
    const payment = world.payments.get(receiptCodeOf(path.id))
    const share =
      payment?.owner === user.identity
        ? paymentShareOf(world, payment, path.id, query.invoice_number)
        : undefined
    const { amount, localization = share?.localization } = query
    const isIt = share && (amount === undefined || isAmountOf(world, share, amount))
    if (!payment || !isIt || localization !== share.localization) {
      throw new Problem(404, 'No such receipt', `There is no such receipt ${path.id} here.`)
    }
    const reader = { world, user, language: session.language, now, writePdf }
    return reply(200, await receiptPdf(receiptDocument(reader, payment, share)))
  },

  payOffInvoices({ world, user, body, now, reply }) {
    const { payoffReceiptCodes: invoiceNumbers } = body
    const found = invoiceNumbers.map((number) => ownInvoice(world, user, number))
    if (found.some(({ pendingWriteoff }) => pendingWriteoff)) {
      return reply(200, { error: 'payment-written-off' })
    }
    if (!found.every(isUnpaid)) return reply(200, { error: 'payment-already-paid' })
    const currency = payOffCurrency(found, user.account.currency)
    const total = payOffTotal(found, currency)
    const outcome = takePayment({
      world,
      now,
      user,
      form: body,
      bill: {
        purpose: { kind: 'payoff', invoiceNumbers },
        context: 'payoff',
        total,
        currency,
        withoutFapiao: found.length > 1,
      },
    })
    return reply(200, 'refused' in outcome ? outcome.refused : outcome.answer)
  },
})
