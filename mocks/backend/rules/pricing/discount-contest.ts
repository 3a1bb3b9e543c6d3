import { rounded, sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { spreadAmount } from './spread-amount.ts'

type Discount = Schemas['Discount']

/** A service with its price before discounts, in the order's currency. */
export type PricedLine = {
  serviceIdentity: string
  name: string
  type: Schemas['ServiceClass']
  standardPrice: number
  listPrice: number
  /** Discount on the rush surcharge, independent of other discounts. */
  rushDiscount: number
}

export type DiscountOffer = Pick<Discount, 'id' | 'type' | 'code' | 'description' | 'endDate'> & {
  percentBased: boolean
  amount: number
  /** The discountable amount of a line, or null. */
  baseOf(line: PricedLine): number | null
  least: number
}

const remaining = ({ listPrice, rushDiscount }: PricedLine) => listPrice - rushDiscount

export const wholeLine = (line: PricedLine): number => remaining(line)

const basesOf = (offer: DiscountOffer, lines: readonly PricedLine[]): number[] =>
  lines.map((line) => Math.min(offer.baseOf(line) ?? 0, remaining(line)))

export function discountsByLine(
  offer: DiscountOffer,
  lines: readonly PricedLine[],
  currency: Schemas['Currency'],
): number[] {
  const bases = basesOf(offer, lines)
  const sum = sumOf(bases, currency)
  if (sum <= 0 || sum < offer.least) return lines.map(() => 0)
  const wanted = offer.percentBased ? (sum * offer.amount) / 100 : offer.amount
  return spreadAmount(Math.min(rounded(wanted, currency), sum), bases, currency)
}

type Attempt = { offer: DiscountOffer; parts: number[]; base: number; total: number }

type DiscountResult = { lineItems: Schemas['LineItem'][]; discounts: Discount[] }

/** Applies only the best offer, the first of equal ones, besides the rush discount. */
export function applyBestDiscount(
  lines: readonly PricedLine[],
  offers: readonly DiscountOffer[],
  { currency, rushPercent }: { currency: Schemas['Currency']; rushPercent: number },
): DiscountResult {
  const attempts = offers.map((offer): Attempt => {
    const parts = discountsByLine(offer, lines, currency)
    const base = sumOf(basesOf(offer, lines), currency)
    return { offer, parts, base, total: sumOf(parts, currency) }
  })
  let best: Attempt | undefined
  for (const attempt of attempts) if (attempt.total > (best?.total ?? 0)) best = attempt
  const lineItems = lines.map((line, index) => {
    const { serviceIdentity, name, listPrice, rushDiscount } = line
    const discountAmount = rounded(rushDiscount + (best?.parts[index] ?? 0), currency)
    const totalPrice = rounded(listPrice - discountAmount, currency)
    return { serviceIdentity, name, listPrice, discountAmount, totalPrice }
  })
  const discounts = attempts.map((attempt) => shown(attempt, best))
  const rushed = lines.filter(({ rushDiscount }) => rushDiscount > 0)
  const onRush = sumOf(
    rushed.map(({ rushDiscount }) => rushDiscount),
    currency,
  )
  const surcharge = sumOf(
    rushed.map(({ listPrice, standardPrice }) => listPrice - standardPrice),
    currency,
  )
  return {
    lineItems,
    discounts: onRush > 0 ? [...discounts, rushShown(rushPercent, surcharge, onRush)] : discounts,
  }
}

function shown({ offer, base, total }: Attempt, best: Attempt | undefined): Discount {
  const { id, type, code, description, percentBased, amount, endDate } = offer
  const applied = offer === best?.offer
  return {
    id,
    type,
    code,
    description,
    percentBased,
    amount,
    baseAmount: base,
    potentialAmount: total,
    appliedAmount: applied ? total : 0,
    supersededBy: applied || total === 0 ? null : (best?.offer.id ?? null),
    endDate,
    applied,
    busy: false,
  }
}

const rushShown = (amount: number, baseAmount: number, appliedAmount: number): Discount => ({
  id: 'discount-rush',
  type: 'Service discount',
  code: null,
  description: `${amount}% off rush delivery`,
  percentBased: true,
  amount,
  baseAmount,
  potentialAmount: appliedAmount,
  appliedAmount,
  supersededBy: null,
  endDate: null,
  applied: true,
  busy: false,
})
