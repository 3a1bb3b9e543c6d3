import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, noNeeds } from '../payment-method.ts'

export const free = definePaymentMethod({
  id: paymentMethodIds.free,
  name: msg({ message: 'Free', context: 'nothing is to be paid' }),
  needs: noNeeds,
  facts: factsAtOnce,
  isApplied: true,
  request: () => ({ paymentMethodId: paymentMethodIds.free }),
})
