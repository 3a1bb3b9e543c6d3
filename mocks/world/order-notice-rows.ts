/** Who else is told about an order. */
export interface OrderNoticeRow {
  /** The number of the order. */
  readonly identity: string
  readonly emails: readonly string[]
}
