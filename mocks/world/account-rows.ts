/** That somebody is or was in a preferred group. */
export interface MembershipRow {
  /** The owner and the code of the group. */
  readonly identity: string
  readonly owner: string
  /** The code of the group, as the catalogue writes it. */
  readonly code: string
  /** Whether the owner is in the group now. It is in one group at most. */
  readonly current: boolean
  /** Whether an order has taken the group's discount; it stays used over leaving and coming back. */
  readonly discountUsed: boolean
}

/** How somebody came to be moved to the company in China. Instants are epoch milliseconds. */
export interface MigrationRow {
  readonly owner: string
  /** Whether the person was put into the migrating group, without having asked for it. */
  readonly mustMove: boolean
  /** Whether the person may choose to move. */
  readonly eligible: boolean
  readonly optedOut: boolean
  readonly optedInAt: number | null
  readonly acceptedAt: number | null
}
