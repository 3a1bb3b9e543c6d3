import type { WithUnlisted } from '../lib/unlisted.ts'
import { refusalWithMessages } from './errors/refusal-messages.ts'
import { refusalOf } from './errors/refusal-of.ts'
import { type AnsweredCall, createGalleyClient, received, type Success } from './galley-client.ts'
import type { RefusalKey } from './generated/client-contract.gen.ts'
import { rememberAnswer, rememberOperation } from './shapes/received-answers.ts'

/** The server's base URL without a trailing slash; by default the page's own folder. */
export const apiBase: string =
  import.meta.env.VITE_API_BASE_URL ?? import.meta.env.BASE_URL.slice(0, -1)

export const client = createGalleyClient({ baseUrl: apiBase })

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

/** Returns a call's data, or throws a Refusal or an ApiError; `fallback` names unknown refusals. */
export async function unwrap<Data extends object>(
  call: Promise<AnsweredCall<Data>>,
  fallback?: RefusalKey,
): Promise<WithUnlisted<Success<Data>>>
export async function unwrap(
  call: Promise<AnsweredCall<object>>,
  fallback?: RefusalKey,
): Promise<object> {
  const { data, response } = await received(call)
  if (refusalOf(data)) throw await refusalWithMessages(data, fallback)
  rememberAnswer(response, data)
  return data
}
