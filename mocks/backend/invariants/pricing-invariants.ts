import { sumOf } from '../../world/money.ts'
import type { PriceQuoteRow, PromotionalCodeRow } from '../../world/rows/pricing-rows.ts'
import { type Invariant, isOwner } from './order-invariants.ts'

export const promotionalCodeInvariants: Invariant<PromotionalCodeRow>[] = [
  {
    invariant: 'is written in capital letters, without blanks around it',
    holds: ({ code }) => code !== '' && code === code.trim().toUpperCase(),
  },
  {
    invariant: 'takes off more than nothing, and not more than everything',
    holds: ({ amount, percentBased }) => amount > 0 && (!percentBased || amount <= 100),
  },
  {
    invariant: 'is used at most once by each person, and only by those it is for',
    holds: ({ owner, usedBy }) =>
      new Set(usedBy).size === usedBy.length &&
      (owner === null || usedBy.every((userIdentity) => userIdentity === owner)),
  },
]

export const priceQuoteInvariants: Invariant<PriceQuoteRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'has a total that its lines add up to',
    holds: ({ lines, totalPrice, currency }) =>
      totalPrice ===
      sumOf(
        lines.map(({ price }) => price),
        currency,
      ),
  },
  {
    invariant: 'holds for some time',
    holds: ({ createdAt, validUntil }) => validUntil > createdAt,
  },
]
