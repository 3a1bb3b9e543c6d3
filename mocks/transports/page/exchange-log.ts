import type { CallRecord } from '../../backend/call-log.ts'
import { CopiedResponse } from '../copied-response.ts'

/** What was said in one direction. */
export type LoggedMessage = {
  /** The media type; empty where there was no body. */
  type: string
  /** In bytes. */
  size: number
  /** The body where it is text of a size that a person can read. */
  text: string | undefined
}

export type LoggedExchange = {
  /** Milliseconds of real time that the answer took to make. */
  took: number
  /** The number of the first change from this call on, to go back to; none where a real server answered. */
  seq?: number | undefined
  /** What was asked and answered; read only when somebody looks, since most calls are never looked at. */
  read: () => Promise<{ request: LoggedMessage; answer: LoggedMessage }>
  /** Asks the same once more, as whoever is signed in by then; undefined where it was too large to keep. */
  replay: (() => Promise<Response>) | undefined
}

/** Bytes of a body up to which it is shown as text, and up to which it is kept for a replay. */
const readable = 200_000
const replayable = 2_000_000

const isText = (type: string) => /json|text|xml|urlencoded/.test(type)

async function messageOf(headers: Headers, body: Blob): Promise<LoggedMessage> {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  const text = isText(type) && body.size <= readable ? await body.text() : undefined
  return { type: body.size === 0 ? '' : type, size: body.size, text }
}

/** What is left of a message that the page reads too; one that broke off has no end to wait for. */
const restOf = (message: Request | Response): Promise<Blob> =>
  message.blob().catch(() => new Blob())

/** The body of an answer, for whenever it is asked for. */
function bodyOf(response: Response): () => Promise<Blob> {
  if (!(response instanceof CopiedResponse)) {
    const rest = restOf(response.clone())
    return () => rest
  }
  const { made } = response
  return () => new Response(made).blob()
}

/** What was asked and answered, beside the log of calls, which says only how it went. */
export class ExchangeLog {
  private readonly kept = new WeakMap<CallRecord, LoggedExchange>()

  /** Keeps an exchange, of which `request` and `response` must still be unread. */
  async keep(
    record: CallRecord,
    {
      request,
      response,
      took,
      seq,
    }: Pick<LoggedExchange, 'took' | 'seq'> & { request: Request; response: Response },
  ): Promise<void> {
    const answered = bodyOf(response)
    const asked = request.body === null ? undefined : await restOf(request)
    const { url, method, headers } = request
    const isKept = asked === undefined || asked.size <= replayable
    this.kept.set(record, {
      took,
      seq,
      read: async () => ({
        request: await messageOf(headers, asked ?? new Blob()),
        answer: await messageOf(response.headers, await answered()),
      }),
      replay: isKept ? () => fetch(url, { method, headers, body: asked }) : undefined,
    })
  }

  of(record: CallRecord): LoggedExchange | undefined {
    return this.kept.get(record)
  }
}
