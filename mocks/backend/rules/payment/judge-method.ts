import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { isCnpj, isCpf } from '../../../../src/lib/tax-number.ts'
import type { AnyPayment } from '../../../world/any-payment.ts'
import { currencyOf } from '../../reference-data/payment/currencies.ts'
import {
  fapiaoDeliveryTimelines,
  fapiaoTypes,
} from '../../reference-data/payment/order-fapiao-choices.ts'
import { fapespMethods, methodTable } from '../../reference-data/payment/payment-methods.ts'
import { cardVerdict } from '../../reference-data/payment/simulated-cards.ts'
import { isBlank } from './judge-address.ts'
import type { RefusalKey } from './judge-funds.ts'

type Schemas = components['schemas']
type MethodId = Schemas['PaymentMethodId']

export const mostInstallments = 6

/** Requirements of the methods in Brazil. */
export function judgeBrazil(form: AnyPayment, method: MethodId): RefusalKey | undefined {
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

function judgeCard({ creditCard }: AnyPayment, isBrazilian: boolean): RefusalKey | undefined {
  const verdict = cardVerdict(creditCard?.nonce ?? '')
  if (!verdict) return 'payment-card-incomplete'
  const iso = creditCard?.currency?.value
  // Only customers in Brazil choose the card's currency.
  if (iso === undefined ? isBrazilian : !currencyOf(iso)) return 'payment-currency-not-available'
  return verdict === 'declined' ? 'payment-card-declined' : undefined
}

function judgeAllpagoCard({ allpagoCreditCard: card }: AnyPayment): RefusalKey | undefined {
  const verdict = cardVerdict(card?.checkoutId ?? '')
  if (!isTaxpayer(card?.taxIdentification)) return 'payment-tax-number-invalid'
  const parts = card?.numberOfInstallments?.value ?? 0
  if (parts < 1 || parts > mostInstallments) return 'payment-installments-invalid'
  if (!verdict) return 'payment-card-incomplete'
  return verdict === 'declined' ? 'payment-card-declined' : undefined
}

/** The first error in the method's own fields, or undefined. */
export function judgeMethodData(
  form: AnyPayment,
  method: MethodId,
  isBrazilian: boolean,
): RefusalKey | undefined {
  switch (method) {
    case 3:
      return judgeCard(form, isBrazilian)
    case 20:
      if (isBlank(form.boleto?.payer)) return 'payment-boleto-payer-required'
      return isTaxpayer(form.boleto?.taxIdentification) ? undefined : 'payment-tax-number-invalid'
    case 22:
      return isTaxpayer(form.allpagoPaypal?.taxIdentification)
        ? undefined
        : 'payment-tax-number-invalid'
    case 23:
      return judgeAllpagoCard(form)
    default:
      return undefined
  }
}

/** The first error in the order fapiao's fields, or undefined. */
export function judgeFapiao({ requireFapiao, fapiao }: AnyPayment): RefusalKey | undefined {
  if (requireFapiao === undefined) return 'payment-fapiao-answer-required'
  if (requireFapiao === 'no') return undefined
  const { type, deliveryTimeline, title, taxpayerNumber } = fapiao ?? {}
  const isListed =
    fapiaoTypes.some(({ id }) => id === type) &&
    fapiaoDeliveryTimelines.some(({ id }) => id === deliveryTimeline)
  const isComplete = isListed && !isBlank(title) && !isBlank(taxpayerNumber)
  return isComplete ? undefined : 'payment-fapiao-incomplete'
}
