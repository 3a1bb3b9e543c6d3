import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { changeForm, formFor, ownForm } from '../../rules/order-form/form-access.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { validateCart } from '../../rules/order-form/placing/validate-cart.ts'
import { payForForm } from '../../rules/payment/settlement/pay-for-form.ts'
import { shownVoucher, validateVoucher, voucherCode } from '../../rules/payment/voucher-rules.ts'

export const orderFormPayments = operationsOf({
  applyVoucher({ world, user, path, now, reply }) {
    const form = formFor(world, user.identity, path.orderId)
    const result = validateVoucher(world, user, path.code, now, form)
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
    const outcome = payForForm({ world, now, user, form, body })
    if ('refused' in outcome) return reply(200, outcome.refused)
    return reply(200, outcome.answer)
  },
})
