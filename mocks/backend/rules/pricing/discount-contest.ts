import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { rounded, sumOf } from '../../../world/money.ts'
import { spreadAmount } from './spread-amount.ts'

type Schemas = components['schemas']
type Currency = Schemas['Currency']
export type Discount = Schemas['Discount']

/** A service with its price before discounts, in the order's currency. */
export type PricedLine = {
  serviceIdentity: string
  name: string
  type: Schemas['ServiceClass']
  /** Price without rush or express. */
  standardPrice: number
  /** Price as selected. */
  listPrice: number
  /** Discount on the rush surcharge, independent of other discounts. */
  rushDiscount: number
}

/** A possible discount; amounts are in the order's currency. */
export type Offer = Pick<Discount, 'id' | 'type' | 'code' | 'description' | 'endDate'> & {
  percentBased: boolean
  amount: number
  /** The discountable amount of a line, or null. */
  baseOf(line: PricedLine): number | null
  /** Minimum sum of the discountable amounts. */
  least: number
}

const left = ({ listPrice, rushDiscount }: PricedLine) => listPrice - rushDiscount

/** The line's price after the rush discount. */
export const wholeLine = (line: PricedLine): number => left(line)

/** The discount on each line, never above its price. */
export function takenOff(offer: Offer, lines: readonly PricedLine[], currency: Currency): number[] {
  const bases = lines.map((line) => Math.min(offer.baseOf(line) ?? 0, left(line)))
  const sum = sumOf(bases, currency)
  if (sum <= 0 || sum < offer.least) return lines.map(() => 0)
  const wanted = offer.percentBased ? (sum * offer.amount) / 100 : offer.amount
  return spreadAmount(Math.min(rounded(wanted, currency), sum), bases, currency)
}

export type Contest = { lineItems: Schemas['LineItem'][]; discounts: Discount[] }

/**
 * Applies the best offer only, the first of equal ones, besides the rush discount. The lines'
 * discounts add up to the applied ones.
 */
export function contestOf(
  lines: readonly PricedLine[],
  offers: readonly Offer[],
  { currency, rushPercent }: { currency: Currency; rushPercent: number },
): Contest {
  const tried = offers.map((offer) => {
    const parts = takenOff(offer, lines, currency)
    return { offer, parts, total: sumOf(parts, currency) }
  })
  let best: (typeof tried)[number] | undefined
  for (const one of tried) if (one.total > (best?.total ?? 0)) best = one
  const lineItems = lines.map((line, place) => {
    const { serviceIdentity, name, listPrice, rushDiscount } = line
    const discountAmount = rounded(rushDiscount + (best?.parts[place] ?? 0), currency)
    const totalPrice = rounded(listPrice - discountAmount, currency)
    return { serviceIdentity, name, listPrice, discountAmount, totalPrice }
  })
  const discounts = tried.map((one): Discount => shown(one.offer, one === best, one.total))
  const onRush = sumOf(
    lines.map(({ rushDiscount }) => rushDiscount),
    currency,
  )
  return {
    lineItems,
    discounts: onRush > 0 ? [...discounts, rushShown(rushPercent, onRush)] : discounts,
  }
}

function shown(offer: Offer, applied: boolean, total: number): Discount {
  const { id, type, code, description, percentBased, amount, endDate } = offer
  const appliedAmount = applied ? total : 0
  return {
    id,
    type,
    code,
    description,
    percentBased,
    amount,
    appliedAmount,
    endDate,
    applied,
    busy: false,
  }
}

const rushShown = (amount: number, appliedAmount: number): Discount => ({
  id: 'discount-rush',
  type: 'Service discount',
  code: null,
  description: `${amount}% off the price of rush delivery`,
  percentBased: true,
  amount,
  appliedAmount,
  endDate: null,
  applied: true,
  busy: false,
})
