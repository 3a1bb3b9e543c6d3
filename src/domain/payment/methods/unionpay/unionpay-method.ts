import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, namedAddressNeeds } from '../payment-method.ts'

export const unionPay = definePaymentMethod({
  id: paymentMethodIds.unionPay,
  name: msg`UnionPay`,
  hint: msg`Confirm the payment at UnionPay, then come back here.`,
  marks: ['card'],
  needs: { ...namedAddressNeeds, fapiao: true },
  facts: factsAtOnce,
  request: ({ billingAddress }) => ({ paymentMethodId: paymentMethodIds.unionPay, billingAddress }),
})
