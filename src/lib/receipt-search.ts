/** Which payment an address tells of, by its receipt. */
export type ReceiptSearch = { receipt?: string }

/** Anything that is no receipt code names none; it says so, since a value left out comes back from the address. */
export function receiptSearch({ receipt }: Record<string, unknown>): ReceiptSearch {
  const isCode = typeof receipt === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(receipt)
  return { receipt: isCode ? receipt : undefined }
}
