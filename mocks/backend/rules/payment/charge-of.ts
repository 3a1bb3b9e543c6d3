import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { converted } from '../../../world/invoice-balance.ts'
import type { PaymentRow } from '../../../world/payment-rows.ts'
import { currencyOf } from '../../reference-data/payment/currencies.ts'

const creditCard = 3

export type Charge = { amount: number; currency: components['schemas']['Currency'] }

/** What is charged: a card in the currency chosen for it, anything else in the bill's currency. */
export function chargeOf({
  method,
  amount,
  currency,
  form,
}: Pick<PaymentRow, 'method' | 'amount' | 'currency' | 'form'>): Charge {
  const iso = method === creditCard ? form.card?.currency : undefined
  const chosen = iso === undefined ? currency : (currencyOf(iso) ?? currency)
  return { amount: converted(amount, currency, chosen), currency: chosen }
}
