import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, noNeeds, noValues } from '../payment-method.ts'

export const credits = definePaymentMethod({
  id: paymentMethodIds.credits,
  name: msg`Credits`,
  needs: noNeeds,
  isApplied: true,
  initialValues: noValues,
  request: () => ({ paymentMethodId: paymentMethodIds.credits }),
})
