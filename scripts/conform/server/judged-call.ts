import type { OperationId } from '../../../src/api/generated/operations.gen.ts'

/** What is sent beside method and address. */
export type Sent = {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  body?: unknown
  /** Instead of the operation's own. */
  method?: string
}

/** One call and its answer as the report shows them. */
export type JudgedCall = {
  call: { method: string; url: string; headers: Record<string, string>; body: string }
  answer?: { status: number; headers: Record<string, string>; body: string; milliseconds: number }
  failure?: string
}

export type Answered = {
  operation: OperationId
  status: number
  headers: Headers
  /** Media type without parameters; empty if there is none. */
  type: string
  bytes: Uint8Array
  /** The JSON; undefined where the body is none. */
  json: unknown
  isHttps: boolean
  exchange: JudgedCall
}

export function isAnswered(outcome: Answered | Unanswered): outcome is Answered {
  return 'status' in outcome
}

/** No answer came. */
export type Unanswered = { operation: OperationId; exchange: JudgedCall; failure: string }
