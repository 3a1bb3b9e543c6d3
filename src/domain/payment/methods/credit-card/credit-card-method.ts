import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { fapespCurrency } from '../../brazil/brazil-rules.ts'
import type { CreditCardValues } from '../../card/credit-card-values.ts'
import { addressNeeds, confirmedAtOnce, definePaymentMethod } from '../payment-method.ts'

function cardChoices({
  currency,
  braintreeSaveCC,
}: Pick<CreditCardValues['creditCard'], 'currency' | 'braintreeSaveCC'>) {
  const chosen = currency.value === '' ? {} : { currency: { value: currency.value } }
  return { ...chosen, ...(braintreeSaveCC && { braintreeSaveCC }) }
}

export const creditCard = definePaymentMethod({
  id: paymentMethodIds.creditCard,
  name: msg`Credit card`,
  nameInBrazil: msg({ message: 'card in US dollars', context: 'way to pay' }),
  marks: ['visa', 'mastercard', 'amex'],
  needs: { ...addressNeeds, fapesp: true },
  facts: {
    confirmation: confirmedAtOnce,
    alsoNeeds: [msg({ message: 'card details', context: 'needed to pay' })],
  },
  initialValues: ({ isBrazilian }): CreditCardValues => ({
    creditCard: {
      isEntered: false,
      currency: { value: isBrazilian ? fapespCurrency : '' },
      braintreeSaveCC: false,
    },
  }),
  refusedFields: {
    'payment-card-declined': 'creditCard.isEntered',
    'payment-card-incomplete': 'creditCard.isEntered',
    'payment-currency-not-available': 'creditCard.currency.value',
  },
  form: async () => (await import('./credit-card-form.tsx')).creditCardForm,
  async shape({ isBrazilian }) {
    const { cardShape, cardAloneShape } = await import('./card-schema.ts')
    return isBrazilian ? cardShape : cardAloneShape
  },
  request: async ({ values, billingAddress, requestCard }) => ({
    paymentMethodId: paymentMethodIds.creditCard,
    billingAddress,
    creditCard: { ...cardChoices(values.creditCard), ...(await requestCard()) },
  }),
})
