export type CapturedCall = {
  method: string
  url: string
  /** Undefined without a body, or with one that is no text. */
  sent: string | undefined
  status: number
  headers: Readonly<Record<string, string>>
  body: string | undefined
}
