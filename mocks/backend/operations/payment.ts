import { isoOf } from '../../world/clock/world-calendar.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { allpagoPage } from '../external-sites/card-fields/allpago-page.ts'
import { accountOf } from '../rules/loads/account-load.ts'
import { currenciesFor, paymentDataOf } from '../rules/loads/payment-data.ts'
import { cardClientToken } from '../rules/payment/card-client-token.ts'
import { chargeOf } from '../rules/payment/charge-of.ts'
import { openBoletoOf } from '../rules/payment/external-page-paths.ts'
import { orderNumberOf } from '../rules/payment/order-number-of.ts'
import { shownVoucher, validateVoucher } from '../rules/payment/voucher-rules.ts'

const noPayment = (receiptCode: string) =>
  new Problem(404, 'No such payment', `There is no payment ${receiptCode} here.`)

export const payment = operationsOf({
  loadPayment({ world, session, user, now, reply }) {
    const account = user ? accountOf(world, user, now) : null
    const owner = user?.identity ?? session.token
    const addresses = account?.addresses ?? []
    const data = paymentDataOf(world, user, owner, addresses, now)
    return reply(200, { user: account, payment: data })
  },

  listPaymentCurrencies({ user, reply }) {
    return reply(200, { currencies: currenciesFor(user) })
  },

  getCardClientToken({ user, reply }) {
    return reply(200, { clientToken: cardClientToken(user.identity) })
  },

  openAllpagoCheckout({ world, session, user, query, now, reply }) {
    const { receiptCode, amount, numberOfInstallments: installments } = query
    const existing = receiptCode === undefined ? undefined : world.payments.get(receiptCode)
    if (existing && existing.owner !== user.identity) throw noPayment(existing.receiptCode)
    const { language } = session
    return reply(200, allpagoPage({ receiptCode, amount, installments, language, now }))
  },

  getPaymentStatus({ world, user, query, reply }) {
    const row = world.payments.get(query.receiptCode)
    if (row?.owner !== user.identity) throw noPayment(query.receiptCode)
    const { receiptCode, purpose, status, dueAt, method: paymentMethodId, form } = row
    const { amount, currency } = chargeOf(row)
    return reply(200, {
      receiptCode,
      externalId: orderNumberOf(purpose),
      retainerInvoiceNumber: purpose.kind === 'prepayment' ? purpose.retainerInvoiceNumber : null,
      invoiceNumbers: [...row.invoiceNumbers],
      boletoUrl: openBoletoOf(row),
      purchaseOrderNumber: form.purchaseOrder?.number?.trim() || null,
      dueAt: dueAt === null ? null : isoOf(dueAt),
      status,
      paymentMethodId,
      amount,
      currency: currency.shortName,
    })
  },

  verifyVoucher({ world, user, path, now, reply }) {
    const result = validateVoucher(world, user, path.code, now)
    if ('refused' in result) return reply(200, { error: result.refused })
    return reply(200, { voucher: shownVoucher(result.voucher) })
  },
})
