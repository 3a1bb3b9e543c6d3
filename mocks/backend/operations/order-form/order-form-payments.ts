import { operationsOf } from '../../operation-types.ts'
import { Problem } from '../../problem.ts'
import { changeForm, formFor, ownForm } from '../../rules/order-form/form-access.ts'
import { billOf, priceOf } from '../../rules/order-form/form-bill.ts'
import { formChoiceOf } from '../../rules/order-form/form-choice.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { takePayment } from '../../rules/payment/take-payment.ts'
import { shownVoucher, validateVoucher, voucherCode } from '../../rules/payment/voucher-rules.ts'
import { newOrderNumber } from '../../rules/pricing/order-number.ts'
import { validateCart } from '../../rules/pricing/validate-cart.ts'

export const orderFormPayments = operationsOf({
  applyVoucher({ world, user, path, now, reply }) {
    const form = formFor(world, user.identity, path.orderId)
    const result = validateVoucher(world, user, path.code, now)
    if ('refused' in result) return reply(200, { error: result.refused })
    const { voucher } = result
    const saved = changeForm(world, form, now, { voucher: voucher.code })
    const order = orderFormOf(world, saved, now)
    return reply(200, { voucher: shownVoucher(voucher), order })
  },

  removeVoucher({ world, user, path, now, reply }) {
    const form = formFor(world, user.identity, path.orderId)
    const code = voucherCode(path.code)
    if (form.voucher !== code) {
      throw new Problem(404, 'No such voucher', `${code} is not on this order.`)
    }
    const saved = changeForm(world, form, now, { voucher: null })
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  payForOrder({ world, user, path, body, now, reply }) {
    const externalId = ownForm(world, user.identity, path.orderId)?.orderedAs ?? null
    if (externalId !== null) {
      const jsonEncodedParams = JSON.stringify({ externalId })
      return reply(200, { error: 'payment-already-paid', jsonEncodedParams })
    }
    const form = formFor(world, user.identity, path.orderId)
    const error = validateCart(world, form, now)
    if (error) return reply(200, { error })
    const choice = formChoiceOf(world, form, now)
    const total = priceOf(billOf(choice), choice.currency)
    const earlier = form.receiptCode === null ? undefined : world.payments.get(form.receiptCode)
    const number =
      earlier?.purpose.kind === 'order' ? earlier.purpose.externalId : newOrderNumber(world)
    const outcome = takePayment({
      world,
      now,
      user,
      form: body,
      bill: {
        purpose: { kind: 'order', formIdentity: form.identity, externalId: number },
        context: form.goal === 'multimedia' ? 'multimedia' : 'order',
        total,
        currency: choice.currency,
        adminCreated: form.adminCreated,
        voucher: choice.voucher?.code,
        receiptCode: form.receiptCode ?? undefined,
      },
    })
    if ('refused' in outcome) return reply(200, outcome.refused)
    world.orderForms.update(form.identity, { receiptCode: outcome.payment.receiptCode })
    return reply(200, outcome.answer)
  },
})
