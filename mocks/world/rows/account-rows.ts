import type { Instant } from '../../../src/lib/instant.ts'

export interface MembershipRow {
  readonly identity: string
  readonly owner: string
  readonly code: string
  /** At most one membership of an owner is current. */
  readonly current: boolean
  /** Stays true when the owner leaves the group and joins it again. */
  readonly discountUsed: boolean
}

/** Move of an account to the company in China. */
export interface MigrationRow {
  readonly owner: string
  /** Assigned to the migrating group without having opted in. */
  readonly mustMove: boolean
  readonly eligible: boolean
  readonly optedOut: boolean
  readonly optedInAt: Instant | null
  readonly acceptedAt: Instant | null
}
