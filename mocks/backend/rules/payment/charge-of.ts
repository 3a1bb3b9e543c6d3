import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { converted } from '../../../world/invoice-balance.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { currencyOf } from '../../reference-data/payment/currencies.ts'

type Charge = { amount: number; currency: Schemas['Currency'] }

/** What is charged: a card in the currency chosen for it, anything else in the bill's currency. */
export function chargeOf({
  method,
  amount,
  currency,
  form,
}: Pick<PaymentRow, 'method' | 'amount' | 'currency' | 'form'>): Charge {
  const iso = method === paymentMethodIds.creditCard ? form.card?.currency : undefined
  const chosen = iso === undefined ? currency : (currencyOf(iso) ?? currency)
  return { amount: converted(amount, currency, chosen), currency: chosen }
}
