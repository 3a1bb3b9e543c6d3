export interface RecordedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON, or null for an answer without a Content-Type. */
  readonly body: unknown
}

export interface RecordedCallRow {
  /** Operation, parameters and body. */
  readonly key: string
  /** The key without the body. */
  readonly address: string
  /** Of its first answer in the recording. */
  readonly order: number
  /** Name of the recording. */
  readonly recording: string
  /** In the order in which they are given; the last one repeats. */
  readonly answers: readonly RecordedAnswer[]
  readonly given: number
}
