import type { Discount, OrderForm } from '../../../../api/order-form/order-form.ts'
import { isTier } from '../../services/deadline-strip/tier-labels.ts'
import { optionFor } from '../../services/service-rules.ts'
import { type PricedForm, type ServiceLine, serviceLines, sumOf } from './price-breakdown.ts'

export type ExplainedForm = PricedForm &
  Pick<OrderForm, 'expressPriceDifference' | 'rushPriceDifference' | 'wordCount'>

export type WordRange = NonNullable<
  OrderForm['availableServices'][number]['serviceOptions'][number]['wordCount']
>

type Cause =
  | { kind: 'service'; service: ServiceLine; words: WordRange | null }
  | { kind: 'delivery'; service: ServiceLine }
  | { kind: 'discount'; discount: Discount }
  | { kind: 'voucher'; code: string }
  /** What the figures of the server leave unexplained. */
  | { kind: 'other' }

/** Negative where it is taken off; `after` is the sum of all lines so far. */
export type PriceLine = Cause & { amount: number; after: number }

/** The winner is undefined for a discount that does not fit what is chosen. */
export type LostDiscount = { discount: Discount; winner: Discount | undefined }

export type ExplainedPrice = {
  lines: PriceLine[]
  lost: LostDiscount[]
  unpriced: ServiceLine[]
  total: number
}

type Priced = ServiceLine & { price: NonNullable<ServiceLine['price']> }

/** The difference of a tier is that of the service that works on the text. */
function surchargeOf({ tier, price }: Priced, form: ExplainedForm): number {
  if (tier !== 'rush' && tier !== 'express') return 0
  const difference = tier === 'rush' ? form.rushPriceDifference : form.expressPriceDifference
  return difference !== null && difference <= price.listPrice ? difference : 0
}

function wordsOf({ identity, tier }: ServiceLine, form: ExplainedForm): WordRange | null {
  const service = form.availableServices.find((offered) => offered.identity === identity)
  return (
    (service && optionFor(service, form.wordCount, isTier(tier) ? tier : undefined)?.wordCount) ??
    null
  )
}

/** Discounts on the surcharge and on bundles come before the one that counts for what is left. */
function applied(discounts: readonly Discount[]): Discount[] {
  const isFirst = ({ type }: Discount) => type === 'Service discount'
  return discounts
    .filter((discount) => discount.applied && discount.appliedAmount > 0)
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

const keyOf = ({ id, code }: Discount) => code?.trim().toUpperCase() ?? id

function lostDiscounts(discounts: readonly Discount[]): LostDiscount[] {
  const seen = new Set(discounts.filter((discount) => discount.applied).map(keyOf))
  return discounts.flatMap((discount) => {
    if (discount.applied || seen.has(keyOf(discount))) return []
    seen.add(keyOf(discount))
    const winner = discounts.find((other) => other.applied && other.id === discount.supersededBy)
    return [{ discount, winner }]
  })
}

/** From list prices to the total, line by line; the amounts add up to the total in whole coins. */
export function explainPrice(form: ExplainedForm): ExplainedPrice {
  const { currency, discounts, totalPrice: total, voucher } = form
  const sum = (...amounts: number[]) => sumOf(amounts, currency)
  const all = serviceLines(form)
  const priced = all.flatMap((line): Priced[] =>
    line.price ? [{ ...line, price: line.price }] : [],
  )
  const rushed = priced.find((line) => surchargeOf(line, form) > 0)
  const surcharge = rushed ? surchargeOf(rushed, form) : 0

  const causes: (Cause & { amount: number })[] = priced.map((service) => ({
    kind: 'service',
    service,
    words: wordsOf(service, form),
    amount: sum(service.price.listPrice, service === rushed ? -surcharge : 0),
  }))
  if (rushed) causes.push({ kind: 'delivery', service: rushed, amount: sum(surcharge) })
  for (const discount of applied(discounts)) {
    causes.push({ kind: 'discount', discount, amount: sum(-discount.appliedAmount) })
  }
  if (voucher)
    causes.push({ kind: 'voucher', code: voucher.code, amount: sum(-voucher.appliedAmount) })
  const rest = sum(total, ...causes.map(({ amount }) => -amount))
  if (rest !== 0) causes.push({ kind: 'other', amount: rest })

  let after = 0
  const lines = causes.map((cause): PriceLine => {
    after = sum(after, cause.amount)
    return { ...cause, after }
  })
  return {
    lines,
    lost: lostDiscounts(discounts),
    unpriced: all.filter(({ price }) => !price),
    total,
  }
}

export function pricedLength({ lines }: ExplainedPrice) {
  for (const line of lines) {
    if (line.kind !== 'service' || !line.words || line.words.max === null) continue
    return { last: line.words.max, tier: line.service.tier }
  }
  return null
}
