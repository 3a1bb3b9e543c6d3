import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, noNeeds } from '../payment-method.ts'

export const wfoeWebPay = definePaymentMethod({
  id: paymentMethodIds.wfoeWebPay,
  name: msg`Web payment`,
  hint: msg`Pay on our China partner’s page, then come back here.`,
  marks: ['page'],
  needs: noNeeds,
  facts: factsAtOnce,
  request: () => ({ paymentMethodId: paymentMethodIds.wfoeWebPay }),
})
