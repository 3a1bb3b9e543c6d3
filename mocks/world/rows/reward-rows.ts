import type { Instant } from '../../../src/lib/instant.ts'

/** Points for anything but orders, whose points follow from invoices. */
export interface RewardRow {
  readonly identity: string
  readonly owner: string
  readonly name: string
  readonly points: number
  readonly createdAt: Instant
}

export interface ReferralRow {
  readonly identity: string
  readonly owner: string
  /** In lower case. */
  readonly email: string
  readonly createdAt: Instant
  readonly earnedAt: Instant | null
  /** Reward in US dollars; 0 until earned. */
  readonly dollars: number
}

export interface TestimonialRow {
  readonly identity: string
  readonly owner: string
  readonly text: string
  readonly photoIdentity: string | null
  readonly createdAt: Instant
}
