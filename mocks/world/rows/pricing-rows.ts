import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'
import type { OrderLine } from './order-placement.ts'

export interface PromotionalCodeRow {
  /** In upper case. */
  readonly code: string
  readonly description: string
  /** Whether the amount is a percentage; else it is US dollars. */
  readonly percentBased: boolean
  readonly amount: number
  /** Null without end. */
  readonly endsAt: Instant | null
  readonly owner: string | null
  readonly offered: boolean
  readonly forClasses: readonly Schemas['ServiceClass'][] | null
  /** Minimum price in US dollars. */
  readonly minimumDollars: number
  readonly usedBy: readonly string[]
}

/** Snapshot: later price changes do not affect it. */
export interface PriceQuoteRow {
  readonly estimateId: string
  /** User identity, or session token of an anonymous visitor. */
  readonly owner: string
  readonly formIdentity: string
  readonly createdAt: Instant
  readonly validUntil: Instant
  readonly currency: Schemas['Currency']
  readonly lines: readonly OrderLine[]
  readonly totalPrice: number
  readonly deadline: string | null
  readonly wordCount: number | null
  readonly title: string | null
}
