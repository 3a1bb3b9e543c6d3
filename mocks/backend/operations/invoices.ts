import { operationsOf } from '../operation-types.ts'
import { Problem } from '../problem.ts'
import { isUnpaid } from '../rules/invoices/invoice-balance.ts'
import { payOffCurrency, payOffTotal } from '../rules/invoices/payoff-rules.ts'
import { takePayment } from '../rules/payment/take-payment.ts'

export const invoices = operationsOf({
  payOffInvoices({ world, user, body, now, reply }) {
    const invoiceNumbers = body.payoffReceiptCodes ?? []
    if (invoiceNumbers.length === 0) {
      const errors = [{ pointer: '/body/payoffReceiptCodes', message: 'must name an invoice' }]
      throw new Problem(400, 'No invoices', 'Nothing was named to pay.', errors, 'application')
    }
    const found = invoiceNumbers.map((number) => {
      const invoice = world.invoices.get(number)
      if (invoice?.owner === user.identity) return invoice
      throw new Problem(404, 'No such invoice', `There is no invoice ${number} here.`)
    })
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
