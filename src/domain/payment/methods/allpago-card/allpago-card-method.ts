import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { taxIdentificationOf } from '../../brazil/tax-values.ts'
import { addressNeeds, confirmedAtOnce, definePaymentMethod } from '../payment-method.ts'
import { allpagoCardValues } from './allpago-card-values.ts'

export const allpagoCard = definePaymentMethod({
  id: paymentMethodIds.allpagoCard,
  name: msg`Credit card`,
  nameInBrazil: msg({ message: 'card in installments', context: 'way to pay' }),
  marks: ['visa', 'mastercard', 'elo', 'amex'],
  billingName: msg`Cardholder's Name`,
  needs: { ...addressNeeds, name: true, organization: true, brazilian: true },
  facts: {
    confirmation: confirmedAtOnce,
    alsoNeeds: [
      msg({ message: 'card details', context: 'needed to pay' }),
      msg({ message: 'tax number', context: 'needed to pay' }),
    ],
  },
  initialValues: () => allpagoCardValues,
  refusedFields: {
    'payment-card-declined': 'allpagoCreditCard.checkoutId',
    'payment-card-incomplete': 'allpagoCreditCard.checkoutId',
    'payment-installments-invalid': 'allpagoCreditCard.numberOfInstallments.value',
    'payment-tax-number-invalid': 'allpagoCreditCard.taxIdentification.number',
  },
  form: async () => (await import('./allpago-card-form.tsx')).allpagoCardForm,
  shape: async () => (await import('./allpago-card-shape.ts')).allpagoCardShape,
  request({ values, billingAddress }) {
    const { checkoutId, numberOfInstallments, createRegistration, taxIdentification } =
      values.allpagoCreditCard
    return {
      paymentMethodId: paymentMethodIds.allpagoCard,
      billingAddress,
      allpagoCreditCard: {
        checkoutId: checkoutId.trim(),
        ...(createRegistration && { createRegistration }),
        numberOfInstallments: { value: Number(numberOfInstallments.value) },
        taxIdentification: taxIdentificationOf(taxIdentification),
      },
    }
  },
})
