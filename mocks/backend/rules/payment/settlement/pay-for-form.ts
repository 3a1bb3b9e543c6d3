import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import type { UserRow } from '../../../../world/rows/rows.ts'
import { billOf, priceOf } from '../../order-form/form-bill.ts'
import { formChoiceOf } from '../../order-form/form-choice.ts'
import { newOrderNumber } from '../../order-form/placing/order-number.ts'
import { orderContext } from '../payment-methods-rules.ts'
import { type PaymentOutcome, takePayment } from './take-payment.ts'

export function payForForm(input: {
  world: World
  now: Instant
  user: UserRow
  form: OrderFormRow
  body: PaymentFormBody
}): PaymentOutcome {
  const { world, now, user, form, body } = input
  const choice = formChoiceOf(world, form, now)
  const earlier = form.receiptCode === null ? undefined : world.payments.get(form.receiptCode)
  const externalId =
    earlier?.purpose.kind === 'order' ? earlier.purpose.externalId : newOrderNumber(world)
  const outcome = takePayment({
    world,
    now,
    user,
    form: body,
    bill: {
      purpose: { kind: 'order', formIdentity: form.identity, externalId },
      ...orderContext(form),
      total: priceOf(billOf(choice), choice.currency),
      currency: choice.currency,
      voucher: choice.voucher?.code,
      receiptCode: form.receiptCode ?? undefined,
    },
  })
  if ('refused' in outcome) return outcome
  world.orderForms.update(form.identity, { receiptCode: outcome.payment.receiptCode })
  return outcome
}
