export interface OrderNoticeRow {
  readonly identity: string
  readonly emails: readonly string[]
}
