import { type ReceiptSearch, receiptSearch } from './receipt-search.ts'

export type PayOffSearch = ReceiptSearch & {
  /** Set where the person came back from the payment's page without paying. */
  unpaid?: true
}

export function payOffSearch(search: Record<string, unknown>): PayOffSearch {
  const isUnpaid = search.unpaid === true || search.unpaid === 'true'
  return { ...receiptSearch(search), unpaid: isUnpaid ? true : undefined }
}
