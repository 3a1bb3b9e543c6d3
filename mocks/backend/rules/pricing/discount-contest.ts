import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { rounded, sumOf } from '../../../world/money.ts'
import { spreadAmount } from './spread-amount.ts'

type Schemas = components['schemas']
type Currency = Schemas['Currency']
export type Discount = Schemas['Discount']

/** One service of an order with its price before discounts, in the currency of the order. */
export type PricedLine = {
  serviceIdentity: string
  name: string
  type: Schemas['ServiceClass']
  /** What it costs without haste. */
  standardPrice: number
  /** What it costs as it is chosen. */
  listPrice: number
  /** What is taken off the price of its haste, whatever else is taken off. */
  rushDiscount: number
}

/** A discount that could be given, with what it counts for. Amounts are in the order's currency. */
export type Offer = Pick<Discount, 'id' | 'type' | 'code' | 'description' | 'endDate'> & {
  percentBased: boolean
  amount: number
  /** What of a line it counts for; null where it does not count for the line at all. */
  baseOf(line: PricedLine): number | null
  /** The least sum of what it counts for. */
  least: number
}

const left = ({ listPrice, rushDiscount }: PricedLine) => listPrice - rushDiscount

/** All that is left of a line once the discount on its haste is off. */
export const wholeLine = (line: PricedLine): number => left(line)

/** What an offer takes off each line: never more than the line costs. */
export function takenOff(offer: Offer, lines: readonly PricedLine[], currency: Currency): number[] {
  const bases = lines.map((line) => Math.min(offer.baseOf(line) ?? 0, left(line)))
  const sum = sumOf(bases, currency)
  if (sum <= 0 || sum < offer.least) return lines.map(() => 0)
  const wanted = offer.percentBased ? (sum * offer.amount) / 100 : offer.amount
  return spreadAmount(Math.min(rounded(wanted, currency), sum), bases, currency)
}

export type Contest = { lineItems: Schemas['LineItem'][]; discounts: Discount[] }

/**
 * Gives an order the best of its offers, and only that one; of equal ones the first. The discount
 * on haste is beside them. Discounts of the lines add up to those that are applied.
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
