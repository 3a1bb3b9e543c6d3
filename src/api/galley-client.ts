import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import { ApiError } from './errors/api-failure.ts'
import type { paths } from './generated/schema.gen.ts'

/** Milliseconds that a call may take; downloads have no limit. */
export const timeOut = 30_000

export function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeOut)])
  return fetch(request, { signal })
}

/** `baseUrl` has no trailing slash; a `fetch` of your own has no time limit unless it sets one. */
export const createGalleyClient = (options: ClientOptions): Client<paths> =>
  createClient<paths>({
    credentials: 'include',
    // Each property is a parameter of its own, such as those of a campaign.
    querySerializer: { object: { style: 'form', explode: true } },
    fetch: fetchInTime,
    ...options,
  })

export type AnsweredCall<Data> = { data?: Data | undefined; error?: unknown; response: Response }

export type Success<Data> = Exclude<Data, { error: unknown }>

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error
  if (error.name === 'TimeoutError') return new ApiError('time-out', error.message)
  if (error instanceof SyntaxError) return new ApiError('unreadable', error.message)
  return new ApiError('network', error.message)
}

/** What arrived, refusal or not. @throws ApiError */
export async function received<Data extends object>(
  call: Promise<AnsweredCall<Data>>,
): Promise<{ data: Data; response: Response }> {
  let answered: AnsweredCall<Data>
  try {
    answered = await call
  } catch (error) {
    throw failureOf(error)
  }
  const { data, response } = answered
  if (!response.ok) throw new ApiError('status', response.statusText, response.status)
  if (data === undefined) throw new ApiError('unreadable', 'The answer is empty.')
  return { data, response }
}
