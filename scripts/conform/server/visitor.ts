import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { requestTo } from './conform-request.ts'
import type { Answered, JudgedCall, Sent, Unanswered } from './judged-call.ts'

/** The application gives up a call after this time. */
const timeOut = 30_000

/** Changes that a check without `--write` may send: the session is its own. */
const harmless: ReadonlySet<OperationId> = new Set(['logIn', 'logOut'])

type VisitorOptions = {
  server: string
  headers: Readonly<Record<string, string>>
  write: boolean
  turn: () => Promise<void>
}

/** A browser's side of a session: keeps cookies and sends calls. */
export class Visitor {
  private readonly cookies = new Map<string, string>()
  private readonly options: VisitorOptions

  constructor(options: VisitorOptions) {
    this.options = options
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** A visitor with the cookies that this one has now. */
  copy(): Visitor {
    const other = new Visitor(this.options)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  private keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (at > 0) this.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
    }
  }

  /** `refused` marks a change that the server has to refuse. */
  async call(
    operation: OperationId,
    sent: Sent = {},
    { refused = false, signal }: { refused?: boolean; signal?: AbortSignal } = {},
  ): Promise<Answered | Unanswered> {
    const { server, write, turn } = this.options
    if (operations[operation].changes && !write && !refused && !harmless.has(operation)) {
      throw new Error(`${operation} changes data and is only called with --write.`)
    }
    const cookie = this.cookie
    const headers = { ...this.options.headers, ...sent.headers }
    const request = requestTo(server, operation, {
      ...sent,
      headers: cookie ? { ...headers, Cookie: cookie } : headers,
    })
    const { url, method, text, ...init } = request
    const exchange: JudgedCall = { call: { method, url, headers: request.headers, body: text } }
    await turn()
    const began = performance.now()
    const signals = [AbortSignal.timeout(timeOut), ...(signal ? [signal] : [])]
    try {
      const response = await fetch(url, {
        ...init,
        method,
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      })
      this.keep(response.headers)
      return await read(operation, response, exchange, began)
    } catch (error) {
      const failure = failureOf(error)
      exchange.failure = failure
      return { operation, exchange, failure }
    }
  }
}

/** The innermost cause, which names what happened. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'There was no answer within 30 seconds.'
  if (error.cause instanceof Error) return failureOf(error.cause)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

const shownCharacters = 4_000

async function read(
  operation: OperationId,
  response: Response,
  exchange: JudgedCall,
  began: number,
): Promise<Answered> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? ''
  const isText = /json|^text\//.test(type)
  const text = isText ? new TextDecoder().decode(bytes) : ''
  exchange.answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: isText ? text.slice(0, shownCharacters) : `${bytes.length} bytes`,
    milliseconds: Math.round(performance.now() - began),
  }
  return {
    operation,
    status: response.status,
    headers: response.headers,
    type: type.toLowerCase(),
    bytes,
    json: /json/.test(type) ? jsonOf(text) : undefined,
    isHttps: exchange.call.url.startsWith('https:'),
    exchange,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
