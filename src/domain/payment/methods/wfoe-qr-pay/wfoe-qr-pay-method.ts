import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { definePaymentMethod, noNeeds, noValues } from '../payment-method.ts'

export const wfoeQrPay = definePaymentMethod({
  id: paymentMethodIds.wfoeQrPay,
  name: msg`Payment by QR code`,
  hint: msg`Scan a code with your phone, then come back here.`,
  needs: noNeeds,
  initialValues: noValues,
  request: () => ({ paymentMethodId: paymentMethodIds.wfoeQrPay }),
})
