import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, noNeeds, noValues } from '../payment-method.ts'

export const voucher = definePaymentMethod({
  id: paymentMethodIds.voucher,
  name: msg`Voucher`,
  needs: noNeeds,
  isApplied: true,
  initialValues: noValues,
  request: () => ({ paymentMethodId: paymentMethodIds.voucher }),
})
