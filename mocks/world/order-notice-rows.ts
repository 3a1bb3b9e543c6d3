/** Further people to notify of an order. */
export interface OrderNoticeRow {
  /** Order number. */
  readonly identity: string
  readonly emails: readonly string[]
}
