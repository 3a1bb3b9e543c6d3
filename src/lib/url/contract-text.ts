/** The contract's schemas of texts that are typed, or come with an address, and go into the address of a call. */
const patterns = {
  Identity: /^[\w-]{1,64}$/,
  OrderNumber: /^[A-Za-z0-9-]{1,64}$/,
  CertificateCode: /^[A-Za-z0-9-]{1,32}$/,
  // A letter or digit: URLs drop segments such as `.` and `..`.
  TypedCode: /^(?=.{1,64}$)[^/\\\uD800-\uDFFF]*[\p{L}\p{N}][^/\\\uD800-\uDFFF]*$/su,
  ReceiptCode: /^[^\uD800-\uDFFF]{1,64}$/u,
  CampaignValue: /^.{0,1000}$/su,
} as const

/** Whether the contract accepts the text; a call with any other is answered 400. */
export const fitsContract = (schema: keyof typeof patterns, text: string): boolean =>
  patterns[schema].test(text)
