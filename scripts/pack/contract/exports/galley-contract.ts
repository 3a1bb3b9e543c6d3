import { refusalOf } from '../../../../src/api/errors/refusal-of.ts'
import {
  type AnsweredCall,
  fetchInTime,
  received,
  type Success,
} from '../../../../src/api/galley-client.ts'

export {
  ApiError,
  type FailureCause,
  isNetworkFailure,
  isNotFound,
  Refusal,
} from '../../../../src/api/errors/api-failure.ts'
export { createGalleyClient, fetchInTime } from '../../../../src/api/galley-client.ts'

/** The data of a call's answer. @throws Refusal, or ApiError where no answer or no success arrived */
export async function dataOf<Data extends object>(
  call: Promise<AnsweredCall<Data>>,
): Promise<Success<Data>>
export async function dataOf(call: Promise<AnsweredCall<object>>): Promise<object> {
  const { data } = await received(call)
  const refusal = refusalOf(data)
  if (refusal) throw refusal
  return data
}

/** A `fetch` that keeps the cookies of its session, for where the platform keeps none, such as Node. */
export function fetchInSession(
  send: (request: Request) => Promise<Response> = fetchInTime,
): (request: Request) => Promise<Response> {
  const cookies = new Map<string, string>()
  return async (request) => {
    const headers = new Headers(request.headers)
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
    if (pairs.length > 0) headers.set('Cookie', pairs.join('; '))
    const response = await send(new Request(request, { headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    return response
  }
}
