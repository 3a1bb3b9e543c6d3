import type { CallRecord } from './backend/call-log.ts'

/** What was said in one direction. */
export type KeptMessage = {
  /** The media type; empty where there was no body. */
  type: string
  /** In bytes. */
  size: number
  /** The body where it is text of a size that a person can read. */
  text: string | undefined
}

export type KeptExchange = {
  request: KeptMessage
  answer: KeptMessage
  /** Milliseconds of real time that the answer took to make. */
  took: number
  /** Asks the same once more, as whoever is signed in by then; undefined where it was too large to keep. */
  replay: (() => Promise<Response>) | undefined
}

/** Bytes of a body up to which it is shown as text, and up to which it is kept for a replay. */
const readable = 200_000
const replayable = 2_000_000

const isText = (type: string) => /json|text|xml|urlencoded/.test(type)

const nothing: KeptMessage = { type: '', size: 0, text: undefined }

async function messageOf(message: Request | Response): Promise<KeptMessage> {
  // Most requests have none, and reading it in vain takes as long.
  if (message.body === null) return nothing
  // An answer that broke off has no end to wait for.
  const body = await message.blob().catch(() => new Blob())
  const [type = ''] = (message.headers.get('Content-Type') ?? '').split(';')
  const text = isText(type) && body.size <= readable ? await body.text() : undefined
  return { type: body.size === 0 ? '' : type, size: body.size, text }
}

/** What was asked and answered, beside the log of calls, which says only how it went. */
export class ExchangeLog {
  private readonly kept = new WeakMap<CallRecord, KeptExchange>()

  /** Keeps an exchange, and reads `request` and `response` for it, which must still be unread. */
  async keep(
    record: CallRecord,
    { request, response, took }: { request: Request; response: Response; took: number },
  ): Promise<void> {
    const whole = request.clone()
    const [asked, answered] = await Promise.all([messageOf(request), messageOf(response)])
    const again = asked.size <= replayable ? whole : undefined
    this.kept.set(record, {
      request: asked,
      answer: answered,
      took,
      replay: again && (() => fetch(again.clone())),
    })
  }

  of(record: CallRecord): KeptExchange | undefined {
    return this.kept.get(record)
  }
}
