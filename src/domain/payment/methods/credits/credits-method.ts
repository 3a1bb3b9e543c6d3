import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, noNeeds } from '../payment-method.ts'

export const credits = definePaymentMethod({
  id: paymentMethodIds.credits,
  name: msg`Credits`,
  needs: noNeeds,
  facts: factsAtOnce,
  isApplied: true,
  request: () => ({ paymentMethodId: paymentMethodIds.credits }),
})
