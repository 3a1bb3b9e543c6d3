import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import {
  fapiaoDeliveryTimelines,
  fapiaoTypes,
} from '../../../reference-data/payment/order-fapiao-choices.ts'
import { isBlank } from '../methods/is-blank.ts'
import { methodOf } from '../methods/payment-methods.ts'
import type { PaymentRefusal } from './validate-funds.ts'

export function validateBrazilMethod(
  form: PaymentFormBody,
  method: Schemas['PaymentMethodId'],
): PaymentRefusal | undefined {
  const { brazilian, supportsFapesp } = methodOf(method)
  const option = form.brazilPaymentMethods
  if (option === 'fapesp' || form.usingFapespFunds) {
    if (option === 'allpago' || !supportsFapesp) return 'payment-brazil-option-required'
    return isBlank(form.fapespNumber) ? 'payment-fapesp-number-required' : undefined
  }
  return option === 'allpago' && brazilian ? undefined : 'payment-brazil-option-required'
}

export function validateOrderFapiao({
  requireFapiao,
  fapiao,
}: PaymentFormBody): PaymentRefusal | undefined {
  if (requireFapiao === undefined) return 'payment-fapiao-answer-required'
  if (requireFapiao === 'no') return undefined
  const { type, deliveryTimeline, title, taxpayerNumber } = fapiao ?? {}
  const isListed =
    fapiaoTypes.some(({ id }) => id === type) &&
    fapiaoDeliveryTimelines.some(({ id }) => id === deliveryTimeline)
  const isComplete = isListed && !isBlank(title) && !isBlank(taxpayerNumber)
  return isComplete ? undefined : 'payment-fapiao-incomplete'
}
