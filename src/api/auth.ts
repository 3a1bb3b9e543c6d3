import { mutationOptions } from '@tanstack/react-query'
import { applicationQuery } from './application.ts'
import { client, unwrap } from './client.ts'
import { ApiError, endsSession } from './errors/api-failure.ts'
import { refusalOfKey } from './errors/refusal-messages.ts'
import type { components } from './generated/schema.gen.ts'
import { openedAddress } from './opened-address.ts'

export type Credentials = components['schemas']['Credentials']
export type Registration = components['schemas']['RegistrationForm']
export type RegistrationRefusalKey = components['schemas']['RegistrationRefusalKey']
export type RegisteredDetails = components['schemas']['RegisteredDetails']
export type LogInSuccess = components['schemas']['LogInSuccess']
export type AuthenticationProvider = components['schemas']['AuthenticationProvider']
export type PasswordResetRequest = components['schemas']['PasswordResetRequest']
export type PasswordReset = components['schemas']['PasswordReset']
export type WechatLogin = components['schemas']['WechatLogin']
export type WechatLoginState = components['schemas']['WechatLoginState']

/**
 * Milliseconds after which nothing is left of what was sent, since it holds a password. Not 0: while
 * there is no answer and nobody looks, that would be tried again without pause.
 */
const soon = 1_000

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Of a call that needs no session, a 401 does not say that one has ended. */
async function withoutSession<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call
  } catch (error) {
    throw isUnauthorized(error) ? new ApiError('status', 'Unauthorized') : error
  }
}

const logInFailure = 'login-form-error-message'

async function logIn(body: Credentials): Promise<LogInSuccess> {
  try {
    const answer = await unwrap(client.POST('/api/auth/login', { body }), logInFailure)
    if (answer.loggedIn) return answer
  } catch (error) {
    if (!isUnauthorized(error)) throw error
  }
  throw await refusalOfKey(logInFailure)
}

export const logInMutation = () =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: logIn,
    gcTime: soon,
    // What the server speaks from now on; it is told if the page speaks something else.
    onSuccess: ({ language: siteLanguage }, _body, _before, { client: queries }) => {
      const { queryKey } = applicationQuery()
      queries.setQueryData(queryKey, (known) => known && { ...known, siteLanguage })
    },
  })

async function logOut(): Promise<void> {
  try {
    await unwrap(client.POST('/api/auth/logout'))
  } catch (error) {
    // Whose session is over already has what they wanted.
    if (!endsSession(error)) throw error
  }
}

export const logOutMutation = () =>
  mutationOptions({
    mutationKey: ['logOut'],
    mutationFn: logOut,
    meta: { invalidates: [] },
  })

type RegistrationAttempt = { body: Registration; idempotencyKey: string }

/** Makes an account; the same key again makes no other. Answers what to sign in with. */
export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: async ({ body, idempotencyKey }: RegistrationAttempt) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      const call = unwrap(client.POST('/api/auth/register', { body, params }))
      return (await withoutSession(call)).userDetails
    },
    meta: { invalidates: [] },
    gcTime: soon,
  })

export const requestPasswordResetMutation = () =>
  mutationOptions({
    mutationKey: ['requestPasswordReset'],
    mutationFn: (body: PasswordResetRequest) =>
      withoutSession(unwrap(client.POST('/api/auth/request-password-reset', { body }))),
    meta: { invalidates: [] },
  })

export const resetPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['resetPassword'],
    mutationFn: (body: PasswordReset) =>
      withoutSession(unwrap(client.POST('/api/auth/reset-password', { body }))),
    meta: { invalidates: [] },
    gcTime: soon,
  })

/** Makes a code to scan with WeChat; another one each time. */
export const createWechatLoginMutation = () =>
  mutationOptions({
    mutationKey: ['createWechatLogin'],
    mutationFn: () => withoutSession(unwrap(client.POST('/api/auth/wechat-login'))),
    meta: { invalidates: [] },
  })

/** What became of a code. It may sign the session in, so it is no query. */
export const getWechatLogin = (loginCode: string, signal: AbortSignal) =>
  withoutSession(
    unwrap(
      client.GET('/api/auth/wechat-login/{loginCode}', { params: { path: { loginCode } }, signal }),
    ),
  )

// What is longer is answered 400, and the way in is worth more than where it came from.
const longest = { redirect: 2000, origin: 200, referralCode: 64 }

/** The address of a sign-on provider, for a plain link; what is too long to be taken along is left out. */
export function signOnAddress(
  providerId: string,
  search: Partial<Record<keyof typeof longest, string | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const name of ['redirect', 'origin', 'referralCode'] as const) {
    const wish = search[name]
    if (wish && wish.length <= longest[name]) query.set(name, wish)
  }
  const address = openedAddress('/api/auth/opa/{providerId}', { providerId })
  return query.size > 0 ? `${address}?${query}` : address
}
