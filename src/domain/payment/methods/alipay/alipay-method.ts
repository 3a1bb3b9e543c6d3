import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, namedAddressNeeds } from '../payment-method.ts'

export const alipay = definePaymentMethod({
  id: paymentMethodIds.alipay,
  name: msg`Alipay`,
  hint: msg`Confirm the payment at Alipay, then come back here.`,
  marks: ['phone'],
  needs: { ...namedAddressNeeds, fapiao: true },
  facts: factsAtOnce,
  restrictions: { prepay: 'excluded' },
  request: ({ billingAddress }) => ({ paymentMethodId: paymentMethodIds.alipay, billingAddress }),
})
