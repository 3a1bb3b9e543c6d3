/** Points that came from elsewhere than orders, such as joining. Those of orders follow from invoices. */
export interface RewardRow {
  readonly identity: string
  readonly owner: string
  /** What they were given for, in English. */
  readonly name: string
  readonly points: number
  readonly createdAt: number
}

/** Somebody whom a customer has told of the service. */
export interface ReferralRow {
  readonly identity: string
  readonly owner: string
  /** In small letters. */
  readonly email: string
  readonly createdAt: number
  /** When the friend first paid; null until then. */
  readonly earnedAt: number | null
  /** What that earned, in US dollars; 0 until then. */
  readonly dollars: number
}

export interface TestimonialRow {
  readonly identity: string
  readonly owner: string
  readonly text: string
  /** The file of the photo; null where none came along. */
  readonly photoIdentity: string | null
  readonly createdAt: number
}
