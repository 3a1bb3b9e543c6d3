import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentPurpose } from '../../../../world/rows/payment-rows.ts'
import type { UserRow } from '../../../../world/rows/rows.ts'
import { stateOf } from '../../../../world/world-state.ts'
import { Problem } from '../../../calls/problem.ts'
import { digitalProducts } from '../../../reference-data/digital-products.ts'
import { pricesOf, productsOnOffer } from '../../digital/digital-offers.ts'
import { type PaymentOutcome, takePayment } from './take-payment.ts'

type Purchase = Extract<PaymentPurpose, { kind: 'digital-editing' | 'digital-translation' }>

/** The next payment continues it: both can never be paid. Undefined if the named one is paid. */
function openPaymentFor(
  world: World,
  owner: string,
  { kind, availablePurchaseIdentity }: Purchase,
  named: string | undefined,
): string | undefined {
  if (named !== undefined && world.payments.get(named)?.status === 'approved') return undefined
  for (const { purpose, receiptCode } of world.payments.in('openByOwner', owner).rows()) {
    if (purpose.kind !== kind) continue
    if (purpose.availablePurchaseIdentity === availablePurchaseIdentity) return receiptCode
  }
  return undefined
}

/** Charges a subscription or package in the person's own currency. @throws Problem 404 for an unknown product */
export function payForDigital(input: {
  world: World
  user: UserRow
  type: Schemas['DigitalProductType']
  form: Schemas['DigitalPurchasePayment']
  now: Instant
}): PaymentOutcome {
  const { world, user, type, form, now } = input
  const { availableDigitalPurchaseIdentity: name } = form
  if (!form.acceptedTermsAndConditions) {
    return { refused: { error: 'payment-accept-terms-and-conditions-failure' } }
  }
  if (user.account.currencyIso === undefined) {
    return { refused: { error: 'payment-currency-required' } }
  }
  const isNamed = (product: { identity: string; type: string }) =>
    product.identity === name && product.type === type
  if (!digitalProducts.some(isNamed)) {
    throw new Problem(404, 'No such product', `Nothing of ${type} is called ${name}.`)
  }
  const product = productsOnOffer(stateOf(world).application.features).find(isNamed)
  if (!product) return { refused: { error: 'digital-purchase-not-available' } }
  const { currency } = user.account
  const { price: total } = pricesOf(product, currency)
  const purpose = { kind: `digital-${type}`, availablePurchaseIdentity: product.identity } as const
  const receiptCode = openPaymentFor(world, user.identity, purpose, form.receiptCode)
  const bill = { purpose, context: 'digital', total, currency, receiptCode } as const
  return takePayment({ world, now, user, form, bill })
}
