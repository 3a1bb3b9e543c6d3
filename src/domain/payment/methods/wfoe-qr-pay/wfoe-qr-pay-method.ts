import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, factsAtOnce, noNeeds } from '../payment-method.ts'

export const wfoeQrPay = definePaymentMethod({
  id: paymentMethodIds.wfoeQrPay,
  name: msg`Payment by QR code`,
  hint: msg`Scan a code with your phone, then come back here.`,
  marks: ['code'],
  needs: noNeeds,
  facts: factsAtOnce,
  request: () => ({ paymentMethodId: paymentMethodIds.wfoeQrPay }),
})
