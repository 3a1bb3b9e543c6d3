import type { CallRecord } from '../../backend/calls/call-record.ts'
import { CopiedResponse } from '../copied-response.ts'
import type { ReceivedRequest } from '../received-request.ts'
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

async function messageOf(headers: Headers, size: number, body?: BodyInit): Promise<LoggedMessage> {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  const isShown = body !== undefined && isText(type) && size <= readable
  const text = isShown ? await new Response(body).text() : undefined
  return { type: size === 0 ? '' : type, size, text }
}

/** A body that breaks off counts as empty. */
function bodyOf(response: Response): () => Promise<Blob> {
  if (!(response instanceof CopiedResponse)) {
    const rest = response
      .clone()
      .blob()
      .catch(() => new Blob())
    return () => rest
  }
  const { made } = response
  return () => new Response(made).blob()
}

export class ExchangeLog {
  private readonly exchanges = new WeakMap<CallRecord, LoggedExchange>()

  /** `url` is the address that the page called; `response` must be unread. */
  keep(
    record: CallRecord,
    {
      url,
      request: { method, headers, body },
      response,
      took,
      seq,
      foreign,
    }: Pick<LoggedExchange, 'took' | 'seq' | 'foreign'> & {
      url: string
      request: ReceivedRequest
      response: Response
    },
  ): void {
    const answered = bodyOf(response)
    const size = body?.length ?? 0
    const kept = size > 0 && size <= replayable ? body : undefined
    this.exchanges.set(record, {
      took,
      seq,
      foreign,
      headers: Object.fromEntries(response.headers),
      read: async () => {
        const answer = await answered()
        return {
          request: await messageOf(headers, size, kept),
          answer: await messageOf(response.headers, answer.size, answer),
        }
      },
      replay: size > replayable ? undefined : () => fetch(url, { method, headers, body: kept }),
    })
  }

  of(record: CallRecord): LoggedExchange | undefined {
    return this.exchanges.get(record)
  }
}
