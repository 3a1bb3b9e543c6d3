import type { PaymentByMethod, PaymentDetails, PaymentFields } from '../../api/payment.ts'
import { paymentAddressOf } from '../addresses/payment-address.ts'
import type { Card } from './methods/card-provider.ts'
import { asksVat, needsOf } from './payment-method-rules.ts'
import {
  billingRules,
  invoiceRules,
  type PaymentSettings,
  requiresFapiao,
  showsFapiaoQuestion,
} from './payment-settings.ts'
import { chosenMethod, type PaymentValues, type TaxValues } from './payment-values.ts'

/** What is left of texts once those that say nothing are gone. */
function given<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const said: Partial<Record<Name, string>> = {}
  for (const name in texts) {
    const text = texts[name].trim()
    if (text !== '') said[name] = text
  }
  return said
}

/** A taxpayer of whom the form has made sure that one of the two kinds is chosen. */
function taxOf({ type, number }: TaxValues) {
  const kind: 'CPF' | 'CNPJ' = type === 'CNPJ' ? type : 'CPF'
  return { taxIdentification: { type: kind, number: number.trim() } }
}

function billingAddressOf(values: PaymentValues, settings: PaymentSettings) {
  const rules = billingRules(settings, values)
  const vat = asksVat(chosenMethod(values), requiresFapiao(settings, values)) ? values.vat : ''
  return { ...(rules && paymentAddressOf(values.billingAddress, rules)), ...given({ vat }) }
}

function cardChoices({ currency, braintreeSaveCC }: PaymentValues['creditCard']) {
  const chosen = currency.value === '' ? {} : { currency: { value: currency.value } }
  return { ...chosen, ...(braintreeSaveCC && { braintreeSaveCC }) }
}

function allpagoCardOf({ allpagoCreditCard }: PaymentValues) {
  const { checkoutId, numberOfInstallments, createRegistration } = allpagoCreditCard
  return {
    checkoutId: checkoutId.trim(),
    ...(createRegistration && { createRegistration }),
    numberOfInstallments: { value: Number(numberOfInstallments.value) },
    ...taxOf(allpagoCreditCard.taxIdentification),
  }
}

/** What the chosen method asks for; the card is asked of its provider. */
async function byMethod(
  values: PaymentValues,
  settings: PaymentSettings,
  requestCard: () => Promise<Card>,
): Promise<PaymentByMethod> {
  const billingAddress = billingAddressOf(values, settings)
  const { allpagoPaypal, boleto, creditCard, purchaseOrder } = values
  const method = chosenMethod(values)
  switch (method) {
    case 3: {
      const card = { ...cardChoices(creditCard), ...(await requestCard()) }
      return { paymentMethodId: method, billingAddress, creditCard: card }
    }
    case 6:
      return { paymentMethodId: method, billingAddress }
    case 9: {
      const order =
        purchaseOrder.number.trim() === '' ? {} : { purchaseOrder: given(purchaseOrder) }
      return { paymentMethodId: method, billingAddress, ...order }
    }
    case 19:
    case 21:
    case 25:
      return { paymentMethodId: method, billingAddress }
    case 20: {
      const { payer, processNumber, taxIdentification } = boleto
      const slip = { payer: payer.trim(), ...given({ processNumber }), ...taxOf(taxIdentification) }
      return { paymentMethodId: method, billingAddress, boleto: slip }
    }
    case 22: {
      const paypal = taxOf(allpagoPaypal.taxIdentification)
      return { paymentMethodId: method, billingAddress, allpagoPaypal: paypal }
    }
    case 23: {
      const allpagoCreditCard = allpagoCardOf(values)
      return { paymentMethodId: method, billingAddress, allpagoCreditCard }
    }
    case 27:
    case 28:
      return { paymentMethodId: method }
    default:
      return { paymentMethodId: null }
  }
}

function brazilDetails(values: PaymentValues, method: number): Partial<PaymentFields> {
  const { brazilPaymentMethods, fapespNumber } = values
  if (brazilPaymentMethods === '') return {}
  if (brazilPaymentMethods === 'fapesp') {
    return { brazilPaymentMethods, usingFapespFunds: true, fapespNumber: fapespNumber.trim() }
  }
  return { brazilPaymentMethods, requestAllpago: needsOf(method).brazilian }
}

/** What several methods ask for: the invoice's address, the Brazilian choice, the fapiao. */
function sharedDetails(
  values: PaymentValues,
  settings: PaymentSettings,
  method: number,
): Partial<PaymentFields> {
  const { invoiceAddressDiffersFromBilling } = values
  const invoice = invoiceRules(settings, values)
  const withFapiao = requiresFapiao(settings, values)
  return {
    ...(needsOf(method).invoiceAddress && { invoiceAddressDiffersFromBilling }),
    ...(invoice && { invoiceAddress: paymentAddressOf(values.invoiceAddress, invoice) }),
    ...(settings.isBrazilian && brazilDetails(values, method)),
    ...(showsFapiaoQuestion(settings, method) && { requireFapiao: withFapiao ? 'yes' : 'no' }),
    ...(withFapiao && { fapiao: given(values.fapiao) }),
  }
}

/**
 * What a payment of `amount` sends, in major units of the currency of the bill: what the chosen way asks for, and
 * nothing that was typed for another one. Rejects where `askCard` does.
 */
export async function paymentDetailsOf(
  values: PaymentValues,
  settings: PaymentSettings,
  amount: number,
  requestCard: () => Promise<Card>,
): Promise<PaymentDetails> {
  const { acceptedTermsAndConditions } = values
  const common = { acceptedTermsAndConditions, amount }
  if (settings.isFree) return { ...common, paymentMethodId: 4 }
  const way = await byMethod(values, settings, requestCard)
  const { paymentMethodId } = way
  const shared = paymentMethodId === null ? {} : sharedDetails(values, settings, paymentMethodId)
  return { ...common, ...shared, ...way }
}
