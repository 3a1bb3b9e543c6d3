import { receiptCodeOf } from '../../world/receipt-number.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { fapiaoPdf } from '../pdf/fapiao-pdf.ts'
import { fapiaoServices } from '../reference-data/payment/fapiao-services.ts'
import { fapiaoDocument } from '../rules/fapiao/fapiao-document.ts'
import { fapiaoCancelRefusal, fapiaoRefusal } from '../rules/fapiao/fapiao-eligibility.ts'
import { fapiaoPaymentOf, isForDigitalService } from '../rules/fapiao/fapiao-payment.ts'
import { searchOrganizations } from '../rules/fapiao/search-organizations.ts'
import { fapiaosOf, shownFapiao } from '../rules/fapiao/shown-fapiao.ts'
import { readFapiao, validateFapiaoForm } from '../rules/fapiao/validate-fapiao-form.ts'

export const fapiao = operationsOf({
  listFapiaos({ world, user, query, now, reply }) {
    const listed = fapiaosOf(world, user.identity, now).filter(
      ({ paymentId }) =>
        query.context === undefined || (paymentId && isForDigitalService(world, paymentId)),
    )
    return reply(200, { fapiaos: listed, serviceTypes: [...fapiaoServices] })
  },

  createFapiao({ world, user, body, now, reply }) {
    const { paymentId, receiptCode, shippingAddress } = body
    const payment = fapiaoPaymentOf(world, user.identity, paymentId)
    if (!payment || (receiptCode && receiptCode !== receiptCodeOf(paymentId))) {
      throw new Problem(404, 'No such payment', `There is no payment ${paymentId} here.`)
    }
    const form = readFapiao(body)
    const error = fapiaoRefusal(world, payment) ?? validateFapiaoForm(form)
    if (error) return reply(200, { error })
    const row = world.fapiaos.insert({
      ...form,
      identity: `fapiao-${world.next('fapiaos')}`,
      owner: user.identity,
      paymentId: payment.id,
      shippingAddress: shippingAddress ?? null,
      createdAt: now,
      cancelledAt: null,
      notified: false,
    })
    return reply(200, { fapiao: shownFapiao(world, row, now) })
  },

  cancelFapiao({ world, user, path, now, reply }) {
    const row = world.fapiaos.get(path.identity)
    const payment = row && fapiaoPaymentOf(world, user.identity, row.paymentId)
    if (row?.owner !== user.identity || !payment) {
      throw new Problem(404, 'No such fapiao', `There is no fapiao ${path.identity} here.`)
    }
    const error = fapiaoCancelRefusal({ world, fapiao: row, paidAt: payment.at, user, now })
    if (error) return reply(200, { error })
    const cancelled = world.fapiaos.update(row.identity, { cancelledAt: now })
    return reply(200, { fapiao: shownFapiao(world, cancelled, now) })
  },

  async downloadFapiao({ world, user, path, now, writePdf, reply }) {
    const row = world.fapiaos.get(path.identity)
    const issued =
      row?.owner === user.identity ? fapiaoDocument({ world, now, writePdf }, row) : undefined
    if (issued) return reply(200, await fapiaoPdf(issued))
    throw new Problem(404, 'No such fapiao', `No fapiao ${path.identity} is issued here.`)
  },

  searchFapiaoOrganizations({ query, reply }) {
    return reply(200, { organizations: searchOrganizations(query.name) })
  },
})
