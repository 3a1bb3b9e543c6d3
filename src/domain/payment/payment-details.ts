import type { PaymentDetails } from '../../api/payment.ts'
import { paymentAddressOf } from '../addresses/payment-address.ts'
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

function taxOf({ type, number }: TaxValues): PaymentDetails['boleto'] {
  const kind = type === 'CPF' || type === 'CNPJ' ? type : undefined
  return { taxIdentification: { type: kind, number: number.trim() } }
}

/** What only this method asks for. */
function methodDetails(values: PaymentValues, method: number): Partial<PaymentDetails> {
  const { creditCard, allpagoCreditCard, allpagoPaypal, boleto, purchaseOrder } = values
  switch (method) {
    case 3: {
      const { currency, braintreeSaveCC } = creditCard
      const chosen = currency.value === '' ? {} : { currency: { value: currency.value } }
      return { creditCard: { ...chosen, ...(braintreeSaveCC && { braintreeSaveCC }) } }
    }
    case 9:
      return purchaseOrder.number.trim() === '' ? {} : { purchaseOrder: given(purchaseOrder) }
    case 20: {
      const { payer, processNumber, taxIdentification } = boleto
      return { boleto: { ...given({ payer, processNumber }), ...taxOf(taxIdentification) } }
    }
    case 22:
      return { allpagoPaypal: taxOf(allpagoPaypal.taxIdentification) }
    case 23: {
      const { checkoutId, numberOfInstallments, createRegistration } = allpagoCreditCard
      const card = {
        ...given({ checkoutId }),
        ...(createRegistration && { createRegistration }),
        numberOfInstallments: { value: Number(numberOfInstallments.value) },
      }
      return { allpagoCreditCard: { ...card, ...taxOf(allpagoCreditCard.taxIdentification) } }
    }
    default:
      return {}
  }
}

function brazilDetails(values: PaymentValues, method: number): Partial<PaymentDetails> {
  const { brazilPaymentMethods, fapespNumber } = values
  if (brazilPaymentMethods === '') return {}
  if (brazilPaymentMethods === 'fapesp') {
    return { brazilPaymentMethods, usingFapespFunds: true, fapespNumber: fapespNumber.trim() }
  }
  return { brazilPaymentMethods, requestAllpago: needsOf(method).brazilian }
}

const methodIds = [1, 3, 4, 6, 9, 19, 20, 21, 22, 23, 25, 26, 27, 28] as const

/**
 * What a payment of `amount` sends, in major units of the currency of the bill: what the chosen way asks for, and
 * nothing that was typed for another one.
 */
export function paymentDetailsOf(
  values: PaymentValues,
  settings: PaymentSettings,
  amount: number,
): PaymentDetails {
  const { acceptedTermsAndConditions, invoiceAddressDiffersFromBilling } = values
  const common = { acceptedTermsAndConditions, amount }
  if (settings.isFree) return { ...common, paymentMethodId: 4 }
  const method = chosenMethod(values)
  const paymentMethodId = methodIds.find((id) => id === method) ?? null
  if (paymentMethodId === null) return { ...common, paymentMethodId }
  const billing = billingRules(settings, values)
  const invoice = invoiceRules(settings, values)
  const withFapiao = requiresFapiao(settings, values)
  const vat = asksVat(method, withFapiao) ? values.vat : ''
  return {
    ...common,
    paymentMethodId,
    ...(billing && {
      billingAddress: { ...paymentAddressOf(values.billingAddress, billing), ...given({ vat }) },
    }),
    ...(needsOf(method).invoiceAddress && { invoiceAddressDiffersFromBilling }),
    ...(invoice && { invoiceAddress: paymentAddressOf(values.invoiceAddress, invoice) }),
    ...(settings.isBrazilian && brazilDetails(values, paymentMethodId)),
    ...(showsFapiaoQuestion(settings, method) && { requireFapiao: withFapiao ? 'yes' : 'no' }),
    ...(withFapiao && { fapiao: given(values.fapiao) }),
    ...methodDetails(values, paymentMethodId),
  }
}
