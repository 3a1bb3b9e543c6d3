import type { CallRecord } from '../../backend/calls/call-record.ts'
import { CopiedResponse } from '../copied-response.ts'
import type { ForeignIdentity } from './foreign-identities.ts'

export type LoggedMessage = {
  type: string
  /** In bytes. */
  size: number
  text: string | undefined
}

export type LoggedExchange = {
  /** Milliseconds of real time. */
  took: number
  /** Number of the call's first change, to rewind to; undefined for a real server. */
  seq?: number | undefined
  foreign?: ForeignIdentity | undefined
  /** Of the answer; names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Lazy, since most calls are never inspected. */
  read: () => Promise<{ request: LoggedMessage; answer: LoggedMessage }>
  /** Repeats the request in the current session; undefined where the body was too large to keep. */
  replay: (() => Promise<Response>) | undefined
}

/** Maximum bytes of a body to show as text, and to keep for a replay. */
const readable = 200_000
const replayable = 2_000_000

const isText = (type: string) => /json|text|xml|urlencoded/.test(type)

async function messageOf(headers: Headers, body: Blob): Promise<LoggedMessage> {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  const text = isText(type) && body.size <= readable ? await body.text() : undefined
  return { type: body.size === 0 ? '' : type, size: body.size, text }
}

/** A copy of a body that the page reads too; a body that breaks off counts as empty. */
const restOf = (message: Request | Response): Promise<Blob> =>
  message.blob().catch(() => new Blob())

function bodyOf(response: Response): () => Promise<Blob> {
  if (!(response instanceof CopiedResponse)) {
    const rest = restOf(response.clone())
    return () => rest
  }
  const { made } = response
  return () => new Response(made).blob()
}

export class ExchangeLog {
  private readonly exchanges = new WeakMap<CallRecord, LoggedExchange>()

  /** `request` and `response` must be unread. */
  async keep(
    record: CallRecord,
    {
      request,
      response,
      took,
      seq,
      foreign,
    }: Pick<LoggedExchange, 'took' | 'seq' | 'foreign'> & { request: Request; response: Response },
  ): Promise<void> {
    const answered = bodyOf(response)
    const requestBody = request.body === null ? undefined : await restOf(request)
    const { url, method, headers } = request
    const isReplayable = requestBody === undefined || requestBody.size <= replayable
    this.exchanges.set(record, {
      took,
      seq,
      foreign,
      headers: Object.fromEntries(response.headers),
      read: async () => ({
        request: await messageOf(headers, requestBody ?? new Blob()),
        answer: await messageOf(response.headers, await answered()),
      }),
      replay: isReplayable ? () => fetch(url, { method, headers, body: requestBody }) : undefined,
    })
  }

  of(record: CallRecord): LoggedExchange | undefined {
    return this.exchanges.get(record)
  }
}
