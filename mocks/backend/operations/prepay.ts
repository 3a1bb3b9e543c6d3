import { mostPrepayment } from '../../../src/lib/most-prepayment.ts'
import { fromDollars, rounded, toDollars } from '../../world/money.ts'
import { stateOf } from '../../world/world-state.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { retainerInvoicePdf } from '../pdf/prepayment-invoice-pdf.ts'
import { retainerDocument } from '../rules/invoices/bill-documents.ts'
import {
  leastPrepayment,
  newPrepayment,
  prepaymentByNumber,
} from '../rules/payment/prepayment-rules.ts'
import { takePayment } from '../rules/payment/settlement/take-payment.ts'

export const prepay = operationsOf({
  async downloadRetainerInvoicePdf({ world, session, user, path, now, writePdf, reply }) {
    const row = prepaymentByNumber(world, user.identity, path.retainerInvoiceNumber)
    const reader = { world, user, language: session.language, now, writePdf }
    return reply(200, await retainerInvoicePdf(retainerDocument(reader, row)))
  },

  payForPrepayment({ world, user, body, now, reply }) {
    const { config, features } = stateOf(world).application
    if (!features.prepay_enabled) return reply(200, { error: 'prepayments-disabled' })
    const number = body.retainerInvoiceNumber
    const open = number === undefined ? undefined : prepaymentByNumber(world, user.identity, number)
    if (open && open.payment !== null) return reply(200, { error: 'payment-already-paid' })
    const currency = open?.currency ?? user.account.currency
    const total = open ? fromDollars(open.totalAmount, currency) : rounded(body.amount, currency)
    if (!open && total < leastPrepayment(config.minimumPrepayAmounts, currency.shortName)) {
      return reply(200, { error: 'prepayment-amount-too-low' })
    }
    if (!open && total > mostPrepayment(currency)) {
      return reply(200, { error: 'prepayment-amount-too-high' })
    }
    const prepayment = {
      owner: user.identity,
      currency,
      totalAmount: toDollars(total, currency),
      now,
    }
    const { retainerInvoiceNumber } = open ?? newPrepayment(world, prepayment)
    const outcome = takePayment({
      world,
      now,
      user,
      form: body,
      bill: {
        purpose: { kind: 'prepayment', retainerInvoiceNumber },
        context: 'prepay',
        total,
        currency,
      },
    })
    if (!('refused' in outcome)) return reply(200, outcome.answer)
    // A refused payment leaves no invoice.
    if (!open) world.prepayments.remove(retainerInvoiceNumber)
    return reply(200, outcome.refused)
  },
})
