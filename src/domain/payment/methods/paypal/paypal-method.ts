import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { addressNeeds, definePaymentMethod, factsAtOnce } from '../payment-method.ts'

export const payPal = definePaymentMethod({
  id: paymentMethodIds.payPal,
  name: msg`PayPal`,
  hint: msg`Confirm the payment at PayPal, then come back here.`,
  marks: ['wallet'],
  needs: addressNeeds,
  facts: factsAtOnce,
  request: ({ billingAddress }) => ({ paymentMethodId: paymentMethodIds.payPal, billingAddress }),
})
