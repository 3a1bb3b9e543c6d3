import createClient from 'openapi-fetch'
import { ApiError } from './errors/api-failure.ts'
import { refusalWithMessages } from './errors/refusal-messages.ts'
import { refusalOf } from './errors/refusal-of.ts'
import type { RefusalKey } from './generated/client-contract.gen.ts'
import type { paths } from './generated/schema.gen.ts'

/** Milliseconds that a call may take; downloads have no limit. */
export const timeOut = 30_000

/** Fetches within the time-out. */
export function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeOut)])
  return fetch(request, { signal })
}

/** Where the server is, without a slash at the end: by itself, in the folder of the page's own host. */
export const apiBase: string =
  import.meta.env.VITE_API_BASE_URL ?? import.meta.env.BASE_URL.slice(0, -1)

export const client = createClient<paths>({
  baseUrl: apiBase,
  credentials: 'include',
  // What an object holds are parameters of their own names, such as those of a campaign.
  querySerializer: { object: { style: 'form', explode: true } },
  fetch: fetchInTime,
})

let held: Promise<void> | undefined

/** Lets all other calls that begin during a sign-out wait, until the function that it gives is called. */
export function holdCalls(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return resolve
}

client.use({
  async onRequest({ schemaPath }) {
    if (schemaPath !== '/api/auth/logout') await held
  },
})

type Answered<Data> = { data?: Data | undefined; error?: unknown; response: Response }

/** What is left of an answer when its refusals have been thrown. */
export type Success<Data> = Exclude<Data, { error: unknown }>

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error
  if (error.name === 'TimeoutError') return new ApiError('time-out', error.message)
  if (error instanceof SyntaxError) return new ApiError('unreadable', error.message)
  return new ApiError('network', error.message)
}

function isSuccess<Data>(data: Data): data is Data & Success<Data> {
  return refusalOf(data) === undefined
}

/**
 * The one door for answers: gives the data of a call, or throws a Refusal or an ApiError. A refusal by
 * an unknown key says the message of `fallback`. A call that was called off throws its AbortError
 * unchanged, as TanStack Query expects.
 */
export async function unwrap<Data extends object>(
  call: Promise<Answered<Data>>,
  fallback?: RefusalKey,
): Promise<Success<Data>> {
  let answered: Answered<Data>
  try {
    answered = await call
  } catch (error) {
    throw failureOf(error)
  }
  const { data, response } = answered
  if (!response.ok) throw new ApiError('status', response.statusText, response.status)
  if (data === undefined) throw new ApiError('unreadable', 'The answer is empty.')
  if (isSuccess(data)) return data
  throw await refusalWithMessages(data, fallback)
}
