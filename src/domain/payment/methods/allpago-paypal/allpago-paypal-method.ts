import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { noTax, taxIdentificationOf } from '../../brazil/tax-values.ts'
import { addressNeeds, confirmedAtOnce, definePaymentMethod } from '../payment-method.ts'

export const allpagoPayPal = definePaymentMethod({
  id: paymentMethodIds.allpagoPayPal,
  name: msg`PayPal`,
  hint: msg`Confirm the payment at PayPal, then come back here.`,
  marks: ['wallet'],
  needs: { ...addressNeeds, organization: true, phone: true, brazilian: true },
  facts: {
    confirmation: confirmedAtOnce,
    alsoNeeds: [msg({ message: 'tax number', context: 'needed to pay' })],
  },
  initialValues: () => ({ allpagoPaypal: { taxIdentification: noTax } }),
  refusedFields: { 'payment-tax-number-invalid': 'allpagoPaypal.taxIdentification.number' },
  form: async () => (await import('./allpago-paypal-form.tsx')).allpagoPayPalForm,
  shape: async () => (await import('./allpago-paypal-shape.ts')).allpagoPayPalShape,
  request: ({ values, billingAddress }) => ({
    paymentMethodId: paymentMethodIds.allpagoPayPal,
    billingAddress,
    allpagoPaypal: {
      taxIdentification: taxIdentificationOf(values.allpagoPaypal.taxIdentification),
    },
  }),
})
