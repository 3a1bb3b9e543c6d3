import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import type { PaymentByMethod, PaymentDetails, PaymentFields } from '../../api/payment.ts'
import { paymentAddressOf } from '../addresses/payment-address.ts'
import type { Card } from './methods/card-provider.ts'
import { methodNeeds, needsVat } from './payment-method-rules.ts'
import {
  billingRules,
  invoiceRules,
  type PaymentSettings,
  requiresFapiao,
  showsFapiaoQuestion,
} from './payment-settings.ts'
import { chosenMethod, type PaymentValues, type TaxValues } from './payment-values.ts'

function withoutEmpty<Name extends string>(
  texts: Record<Name, string>,
): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {}
  for (const name in texts) {
    const text = texts[name].trim()
    if (text !== '') filled[name] = text
  }
  return filled
}

/** The schema has checked the type. */
function taxOf({ type, number }: TaxValues) {
  const kind: 'CPF' | 'CNPJ' = type === 'CNPJ' ? type : 'CPF'
  return { taxIdentification: { type: kind, number: number.trim() } }
}

function billingAddressOf(values: PaymentValues, settings: PaymentSettings) {
  const rules = billingRules(settings, values)
  const vat = needsVat(chosenMethod(values), requiresFapiao(settings, values)) ? values.vat : ''
  return { ...(rules && paymentAddressOf(values.billingAddress, rules)), ...withoutEmpty({ vat }) }
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

async function methodDetails(
  values: PaymentValues,
  settings: PaymentSettings,
  requestCard: () => Promise<Card>,
): Promise<PaymentByMethod> {
  const billingAddress = billingAddressOf(values, settings)
  const { allpagoPaypal, boleto, creditCard, purchaseOrder } = values
  const method = chosenMethod(values)
  switch (method) {
    case paymentMethodIds.creditCard: {
      const card = { ...cardChoices(creditCard), ...(await requestCard()) }
      return { paymentMethodId: method, billingAddress, creditCard: card }
    }
    case paymentMethodIds.payPal:
      return { paymentMethodId: method, billingAddress }
    case paymentMethodIds.bankTransfer: {
      const order =
        purchaseOrder.number.trim() === '' ? {} : { purchaseOrder: withoutEmpty(purchaseOrder) }
      return { paymentMethodId: method, billingAddress, ...order }
    }
    case paymentMethodIds.alipay:
    case paymentMethodIds.unionPay:
    case paymentMethodIds.weChatPay:
      return { paymentMethodId: method, billingAddress }
    case paymentMethodIds.boleto: {
      const { payer, processNumber, taxIdentification } = boleto
      const slip = {
        payer: payer.trim(),
        ...withoutEmpty({ processNumber }),
        ...taxOf(taxIdentification),
      }
      return { paymentMethodId: method, billingAddress, boleto: slip }
    }
    case paymentMethodIds.allpagoPayPal: {
      const paypal = taxOf(allpagoPaypal.taxIdentification)
      return { paymentMethodId: method, billingAddress, allpagoPaypal: paypal }
    }
    case paymentMethodIds.allpagoCard: {
      const allpagoCreditCard = allpagoCardOf(values)
      return { paymentMethodId: method, billingAddress, allpagoCreditCard }
    }
    case paymentMethodIds.wfoeWebPay:
    case paymentMethodIds.wfoeQrPay:
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
  return { brazilPaymentMethods, requestAllpago: methodNeeds(method).brazilian }
}

function sharedDetails(
  values: PaymentValues,
  settings: PaymentSettings,
  method: number,
): Partial<PaymentFields> {
  const { invoiceAddressDiffersFromBilling } = values
  const invoice = invoiceRules(settings, values)
  const withFapiao = requiresFapiao(settings, values)
  return {
    ...(methodNeeds(method).invoiceAddress && { invoiceAddressDiffersFromBilling }),
    ...(invoice && { invoiceAddress: paymentAddressOf(values.invoiceAddress, invoice) }),
    ...(settings.isBrazilian && brazilDetails(values, method)),
    ...(showsFapiaoQuestion(settings, method) && { requireFapiao: withFapiao ? 'yes' : 'no' }),
    ...(withFapiao && { fapiao: withoutEmpty(values.fapiao) }),
  }
}

/**
 * `amount` in major units of the bill's currency. Leaves out what was typed for other methods.
 * Rejects if `requestCard` does.
 */
export async function paymentDetailsOf(
  values: PaymentValues,
  settings: PaymentSettings,
  amount: number,
  requestCard: () => Promise<Card>,
): Promise<PaymentDetails> {
  const { acceptedTermsAndConditions } = values
  const common = { acceptedTermsAndConditions, amount }
  if (settings.isFree) return { ...common, paymentMethodId: paymentMethodIds.free }
  const ownDetails = await methodDetails(values, settings, requestCard)
  const { paymentMethodId } = ownDetails
  const shared = paymentMethodId === null ? {} : sharedDetails(values, settings, paymentMethodId)
  return { ...common, ...shared, ...ownDetails }
}
