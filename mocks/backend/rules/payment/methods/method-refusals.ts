import { isCnpj, isCpf } from '../../../../../src/lib/tax-number.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import { currencyOf } from '../../../reference-data/payment/currencies.ts'
import { cardDecision } from '../../../reference-data/payment/simulated-cards.ts'
import { isBlank } from './is-blank.ts'

const mostInstallments = 6

function isTaxpayer(tax: Schemas['TaxIdentification'] | undefined): boolean {
  const number = tax?.number ?? ''
  return tax?.type === 'CPF' ? isCpf(number) : tax?.type === 'CNPJ' && isCnpj(number)
}

export function refusalOfCard(
  { creditCard }: PaymentFormBody,
  isBrazilian: boolean,
): Schemas['PaymentRefusalKey'] | undefined {
  const decision = cardDecision(creditCard?.nonce ?? '')
  if (!decision) return 'payment-card-incomplete'
  const iso = creditCard?.currency?.value
  // Only customers in Brazil choose the card's currency.
  if (iso === undefined ? isBrazilian : !currencyOf(iso)) return 'payment-currency-not-available'
  return decision === 'declined' ? 'payment-card-declined' : undefined
}

export function refusalOfAllpagoCard({
  allpagoCreditCard: card,
}: PaymentFormBody): Schemas['PaymentRefusalKey'] | undefined {
  const decision = cardDecision(card?.checkoutId ?? '')
  if (!isTaxpayer(card?.taxIdentification)) return 'payment-tax-number-invalid'
  const parts = card?.numberOfInstallments?.value ?? 0
  if (parts < 1 || parts > mostInstallments) return 'payment-installments-invalid'
  if (!decision) return 'payment-card-incomplete'
  return decision === 'declined' ? 'payment-card-declined' : undefined
}

export function refusalOfBoleto({
  boleto,
}: PaymentFormBody): Schemas['PaymentRefusalKey'] | undefined {
  if (isBlank(boleto?.payer)) return 'payment-boleto-payer-required'
  return isTaxpayer(boleto?.taxIdentification) ? undefined : 'payment-tax-number-invalid'
}

export const refusalOfAllpagoPayPal = ({
  allpagoPaypal,
}: PaymentFormBody): Schemas['PaymentRefusalKey'] | undefined =>
  isTaxpayer(allpagoPaypal?.taxIdentification) ? undefined : 'payment-tax-number-invalid'
