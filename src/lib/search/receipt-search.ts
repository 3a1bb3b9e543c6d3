export type ReceiptSearch = { receipt?: string }

/** An explicit undefined: the router keeps the URL's value for omitted keys. */
export function receiptSearch({ receipt }: Record<string, unknown>): ReceiptSearch {
  const isCode = typeof receipt === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(receipt)
  return { receipt: isCode ? receipt : undefined }
}
