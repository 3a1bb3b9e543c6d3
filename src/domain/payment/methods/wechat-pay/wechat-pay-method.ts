import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, namedAddressNeeds } from '../payment-method.ts'

export const weChatPay = definePaymentMethod({
  id: paymentMethodIds.weChatPay,
  name: msg`WeChat Pay`,
  hint: msg`Scan a code with WeChat, then come back here.`,
  marks: ['scan'],
  needs: namedAddressNeeds,
  facts: factsAtOnce,
  request: ({ billingAddress }) => ({
    paymentMethodId: paymentMethodIds.weChatPay,
    billingAddress,
  }),
})
