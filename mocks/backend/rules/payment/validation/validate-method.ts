import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import { isCnpj, isCpf } from '../../../../../src/lib/tax-number.ts'
import type { Schemas } from '../../../../world/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/payment-form-body.ts'
import { currencyOf } from '../../../reference-data/payment/currencies.ts'
import {
  fapiaoDeliveryTimelines,
  fapiaoTypes,
} from '../../../reference-data/payment/order-fapiao-choices.ts'
import { fapespMethods, methodTable } from '../../../reference-data/payment/payment-methods.ts'
import { cardDecision } from '../../../reference-data/payment/simulated-cards.ts'
import type { PaymentRefusal } from './validate-funds.ts'
import { isBlank } from './validate-payment-addresses.ts'

const mostInstallments = 6

export function validateBrazilMethod(
  form: PaymentFormBody,
  method: Schemas['PaymentMethodId'],
): PaymentRefusal | undefined {
  const { brazilian, supportsFapesp } = methodTable[method]
  const option = form.brazilPaymentMethods
  if (option === 'fapesp' || form.usingFapespFunds) {
    if (option === 'allpago' || !fapespMethods.includes(method) || !supportsFapesp) {
      return 'payment-brazil-option-required'
    }
    return isBlank(form.fapespNumber) ? 'payment-fapesp-number-required' : undefined
  }
  return option === 'allpago' && brazilian ? undefined : 'payment-brazil-option-required'
}

function isTaxpayer(tax: Schemas['TaxIdentification'] | undefined): boolean {
  const number = tax?.number ?? ''
  return tax?.type === 'CPF' ? isCpf(number) : tax?.type === 'CNPJ' && isCnpj(number)
}

function validateCard(
  { creditCard }: PaymentFormBody,
  isBrazilian: boolean,
): PaymentRefusal | undefined {
  const decision = cardDecision(creditCard?.nonce ?? '')
  if (!decision) return 'payment-card-incomplete'
  const iso = creditCard?.currency?.value
  // Only customers in Brazil choose the card's currency.
  if (iso === undefined ? isBrazilian : !currencyOf(iso)) return 'payment-currency-not-available'
  return decision === 'declined' ? 'payment-card-declined' : undefined
}

function validateAllpagoCard({
  allpagoCreditCard: card,
}: PaymentFormBody): PaymentRefusal | undefined {
  const decision = cardDecision(card?.checkoutId ?? '')
  if (!isTaxpayer(card?.taxIdentification)) return 'payment-tax-number-invalid'
  const parts = card?.numberOfInstallments?.value ?? 0
  if (parts < 1 || parts > mostInstallments) return 'payment-installments-invalid'
  if (!decision) return 'payment-card-incomplete'
  return decision === 'declined' ? 'payment-card-declined' : undefined
}

/** The first error in the method's own fields, or undefined. */
export function validateMethodData(
  form: PaymentFormBody,
  method: Schemas['PaymentMethodId'],
  isBrazilian: boolean,
): PaymentRefusal | undefined {
  switch (method) {
    case paymentMethodIds.creditCard:
      return validateCard(form, isBrazilian)
    case paymentMethodIds.boleto:
      if (isBlank(form.boleto?.payer)) return 'payment-boleto-payer-required'
      return isTaxpayer(form.boleto?.taxIdentification) ? undefined : 'payment-tax-number-invalid'
    case paymentMethodIds.allpagoPayPal:
      return isTaxpayer(form.allpagoPaypal?.taxIdentification)
        ? undefined
        : 'payment-tax-number-invalid'
    case paymentMethodIds.allpagoCard:
      return validateAllpagoCard(form)
    default:
      return undefined
  }
}

/** The first error in the order fapiao's fields, or undefined. */
export function validateOrderFapiao({
  requireFapiao,
  fapiao,
}: PaymentFormBody): PaymentRefusal | undefined {
  if (requireFapiao === undefined) return 'payment-fapiao-answer-required'
  if (requireFapiao === 'no') return undefined
  const { type, deliveryTimeline, title, taxpayerNumber } = fapiao ?? {}
  const isListed =
    fapiaoTypes.some(({ id }) => id === type) &&
    fapiaoDeliveryTimelines.some(({ id }) => id === deliveryTimeline)
  const isComplete = isListed && !isBlank(title) && !isBlank(taxpayerNumber)
  return isComplete ? undefined : 'payment-fapiao-incomplete'
}
