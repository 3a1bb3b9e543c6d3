import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, noNeeds } from '../payment-method.ts'

export const voucher = definePaymentMethod({
  id: paymentMethodIds.voucher,
  name: msg`Voucher`,
  needs: noNeeds,
  facts: factsAtOnce,
  isApplied: true,
  request: () => ({ paymentMethodId: paymentMethodIds.voucher }),
})
