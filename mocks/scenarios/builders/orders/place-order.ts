import { UNDETERMINED_AREA } from '../../../backend/reference-data/areas-of-study/areas-of-study.ts'
import { newForm } from '../../../backend/rules/order-form/new-form.ts'
import { payForForm } from '../../../backend/rules/payment/settlement/pay-for-form.ts'
import { approveCheckout } from '../../../backend/rules/payment/settlement/settle-payment.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { PaymentFormBody } from '../../../world/rows/payment-form-body.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { startedForm } from '../order-form/started-form.ts'
import type { Person } from '../people.ts'
import { journalFor, manuscriptTitle } from './manuscript-title.ts'

type PlacedOrder = {
  /** Determines title and journal. */
  key: string
  /** Without one, nothing is left to pay by a method. */
  payment?: Partial<PaymentFormBody> & Pick<PaymentFormBody, 'paymentMethodId'>
  form?: Partial<OrderFormRow>
  details?: Partial<OrderFormRow['details']>
  /** The external page, or the bank, approves. */
  approved?: boolean
}

/** By the ordinary rules; returns the order number. @throws Error where the payment is refused */
export function placeOrder(
  { world, person, user, at }: { world: World; person: Person; user: UserRow; at: number },
  { key, payment, form: changes, details, approved }: PlacedOrder,
): string {
  const { identity: owner, field } = person
  const ownKey = `${owner} ${key}`
  const form = startedForm(world, owner, at, {
    step: 'payment-details',
    details: {
      ...newForm({ identity: '', owner, turn: 0, now: at }).details,
      title: manuscriptTitle(ownKey, field),
      areaOfStudyId: UNDETERMINED_AREA,
      styleOfEnglish: 'American English',
      journal: { name: journalFor(ownKey, field), url: null },
      ...details,
    },
    ...changes,
  })
  const body = { acceptedTermsAndConditions: true, paymentMethodId: null, ...payment }
  const outcome = payForForm({ world, now: at, user, form, body })
  if ('refused' in outcome) throw new Error(`${key} was not paid: ${outcome.refused.error}`)
  if (approved) approveCheckout(world, outcome.payment.receiptCode, at)
  const { orderedAs } = world.orderForms.get(form.identity) ?? {}
  if (!orderedAs) throw new Error(`${key} became no order.`)
  return orderedAs
}
