import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { noTax, taxIdentificationOf } from '../../brazil/tax-values.ts'
import { addressNeeds, confirmedAtOnce, definePaymentMethod } from '../payment-method.ts'

export const allpagoCard = definePaymentMethod({
  id: paymentMethodIds.allpagoCard,
  name: msg`Credit card`,
  billingName: msg`Cardholder's Name`,
  needs: { ...addressNeeds, name: true, organization: true, brazilian: true },
  facts: {
    confirmation: confirmedAtOnce,
    alsoNeeds: [
      msg({ message: 'card details', context: 'needed to pay' }),
      msg({ message: 'tax number', context: 'needed to pay' }),
    ],
  },
  initialValues: () => ({
    allpagoCreditCard: {
      checkoutId: '',
      numberOfInstallments: { value: '' },
      taxIdentification: noTax,
      createRegistration: false,
    },
  }),
  refusedFields: {
    'payment-card-declined': 'allpagoCreditCard.checkoutId',
    'payment-card-incomplete': 'allpagoCreditCard.checkoutId',
    'payment-installments-invalid': 'allpagoCreditCard.numberOfInstallments.value',
    'payment-tax-number-invalid': 'allpagoCreditCard.taxIdentification.number',
  },
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
