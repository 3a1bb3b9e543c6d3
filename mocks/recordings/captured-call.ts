/** A request that a browser or a proxy saw, with its answer. */
export type CapturedCall = {
  method: string
  url: string
  /** Undefined without a body, or with one that is no text. */
  sent: string | undefined
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Undefined where it was not kept. */
  body: string | undefined
}
