import type { components } from '../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

/** A code that takes something off one order of each person. */
export interface PromotionalCodeRow {
  /** In capital letters. */
  readonly code: string
  /** What it is for, in English. */
  readonly description: string
  /** Whether the amount is per cent; else it is US dollars. */
  readonly percentBased: boolean
  readonly amount: number
  /** Epoch milliseconds; null where it does not end. */
  readonly endsAt: number | null
  /** The only person it is for; null where it is for everybody. */
  readonly owner: string | null
  /** Whether the order form offers it by itself. */
  readonly offered: boolean
  /** The services that it counts for; null for all. */
  readonly forClasses: readonly Schemas['ServiceClass'][] | null
  /** The least price, in US dollars, of what it counts for. */
  readonly leastDollars: number
  /** Who has used it. */
  readonly usedBy: readonly string[]
}

/** A price quote as it was made: later changes of prices do not change it. */
export interface PriceQuoteRow {
  readonly estimateId: string
  /** The identity of the user, or the token of the session that nobody has signed in to. */
  readonly owner: string
  readonly formIdentity: string
  readonly createdAt: number
  /** The last instant at which its prices hold, epoch milliseconds. */
  readonly validUntil: number
  readonly currency: Schemas['Currency']
  readonly lines: readonly Schemas['LineItem'][]
  readonly totalPrice: number
  readonly deadline: string | null
  readonly wordCount: number | null
  readonly title: string | null
}
