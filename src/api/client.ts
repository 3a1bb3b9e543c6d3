import createClient from 'openapi-fetch'
import type { WithUnlisted } from '../lib/unlisted.ts'
import { ApiError } from './errors/api-failure.ts'
import { refusalWithMessages } from './errors/refusal-messages.ts'
import { refusalOf } from './errors/refusal-of.ts'
import type { RefusalKey } from './generated/client-contract.gen.ts'
import type { paths } from './generated/schema.gen.ts'
import { rememberAnswer, rememberOperation } from './shapes/received-answers.ts'

/** Milliseconds that a call may take; downloads have no limit. */
export const timeOut = 30_000

export function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeOut)])
  return fetch(request, { signal })
}

/** The server's base URL without a trailing slash; by default the page's own folder. */
export const apiBase: string =
  import.meta.env.VITE_API_BASE_URL ?? import.meta.env.BASE_URL.slice(0, -1)

export const client = createClient<paths>({
  baseUrl: apiBase,
  credentials: 'include',
  // Each property is a parameter of its own, such as those of a campaign.
  querySerializer: { object: { style: 'form', explode: true } },
  fetch: fetchInTime,
})

let signOut: Promise<void> | undefined

export function holdCalls(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  signOut = promise
  return resolve
}

client.use({
  async onRequest({ schemaPath }) {
    if (schemaPath !== '/api/auth/logout') await signOut
  },
  onResponse({ schemaPath, request, response }) {
    rememberOperation(response, `${request.method} ${schemaPath}`)
  },
})

type Answered<Data> = { data?: Data | undefined; error?: unknown; response: Response }

type Success<Data> = Exclude<Data, { error: unknown }>

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error
  if (error.name === 'TimeoutError') return new ApiError('time-out', error.message)
  if (error instanceof SyntaxError) return new ApiError('unreadable', error.message)
  return new ApiError('network', error.message)
}

/** Returns a call's data, or throws a Refusal or an ApiError; `fallback` names unknown refusals. */
export async function unwrap<Data extends object>(
  call: Promise<Answered<Data>>,
  fallback?: RefusalKey,
): Promise<WithUnlisted<Success<Data>>>
export async function unwrap(
  call: Promise<Answered<object>>,
  fallback?: RefusalKey,
): Promise<object> {
  let answered: Answered<object>
  try {
    answered = await call
  } catch (error) {
    throw failureOf(error)
  }
  const { data, response } = answered
  if (!response.ok) throw new ApiError('status', response.statusText, response.status)
  if (data === undefined) throw new ApiError('unreadable', 'The answer is empty.')
  if (refusalOf(data)) throw await refusalWithMessages(data, fallback)
  rememberAnswer(response, data)
  return data
}
