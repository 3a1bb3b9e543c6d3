import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { converted } from '../../../world/invoice-balance.ts'
import type { PaymentRow } from '../../../world/payment-rows.ts'
import { currencyOf } from '../../reference-data/payment/currencies.ts'

const creditCard = 3

export type Charge = { amount: number; currency: components['schemas']['Currency'] }

/**
 * What the method of a payment is charged: a card in the currency that was chosen for it, by the
 * exchange rates, everything else in the currency of the bill.
 */
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
