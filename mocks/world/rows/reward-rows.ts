/** Points for anything but orders, whose points follow from invoices. */
export interface RewardRow {
  readonly identity: string
  readonly owner: string
  readonly name: string
  readonly points: number
  readonly createdAt: number
}

export interface ReferralRow {
  readonly identity: string
  readonly owner: string
  /** In lower case. */
  readonly email: string
  readonly createdAt: number
  readonly earnedAt: number | null
  /** Reward in US dollars; 0 until earned. */
  readonly dollars: number
}

export interface TestimonialRow {
  readonly identity: string
  readonly owner: string
  readonly text: string
  readonly photoIdentity: string | null
  readonly createdAt: number
}
