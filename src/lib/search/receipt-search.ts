export type ReceiptSearch = {
  receipt?: string
  /** Set after a payment whose receipt is not known. */
  sent?: true
}

export function receiptSearch({ receipt, sent }: Record<string, unknown>): ReceiptSearch {
  const isCode = typeof receipt === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(receipt)
  // A link holds a flag, an address its text.
  const isSent = sent === true || sent === 'true'
  return { receipt: isCode ? receipt : undefined, sent: isSent ? true : undefined }
}
