import { mutationOptions } from '@tanstack/react-query'
import type { User } from './account.ts'
import type { Answers } from './answer-types.ts'
import { applicationQuery } from './application.ts'
import { client, unwrap } from './client.ts'
import { ApiError, endsSession } from './errors/api-failure.ts'
import { refusalOfKey } from './errors/refusal-messages.ts'
import type { components } from './generated/schema.gen.ts'
import { changesNoQuery, personReplaced } from './invalidates-nothing.ts'
import { openedAddress } from './opened-address.ts'

export type Credentials = components['schemas']['Credentials']
export type Registration = components['schemas']['RegistrationForm']
export type RegisteredDetails = Answers['RegisteredDetails']
export type LogInSuccess = Answers['LogInSuccess']
type PasswordResetRequest = components['schemas']['PasswordResetRequest']
type PasswordReset = components['schemas']['PasswordReset']
export type WechatLogin = Answers['WechatLogin']
export type WechatLoginState = Answers['WechatLoginState']
/** What every sign-in method answers; `user` is null where registration comes first. */
export type SignInAnswer = { user: User | null; redirectUri: string | null }

/** Milliseconds until sent passwords are dropped; 0 would busy-loop on pending mutations. */
const discardDelay = 1_000

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** A 401 of a call that needs no session does not mean that one has ended. */
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
    gcTime: discardDelay,
    onSuccess: ({ language: siteLanguage }, _body, _before, { client: queries }) => {
      const { queryKey } = applicationQuery()
      queries.setQueryData(
        queryKey,
        (application) => application && { ...application, siteLanguage },
      )
    },
    meta: { invalidates: personReplaced },
  })

async function logOut(): Promise<void> {
  try {
    await unwrap(client.POST('/api/auth/logout'))
  } catch (error) {
    // An ended session needs no sign-out.
    if (!endsSession(error)) throw error
  }
}

export const logOutMutation = () =>
  mutationOptions({
    mutationKey: ['logOut'],
    mutationFn: logOut,
    meta: { invalidates: personReplaced },
  })

type RegistrationAttempt = { body: Registration; idempotencyKey: string }

export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: async ({ body, idempotencyKey }: RegistrationAttempt) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      const call = unwrap(client.POST('/api/auth/register', { body, params }))
      return (await withoutSession(call)).userDetails
    },
    meta: { invalidates: changesNoQuery },
    gcTime: discardDelay,
  })

export const requestPasswordResetMutation = () =>
  mutationOptions({
    mutationKey: ['requestPasswordReset'],
    mutationFn: (body: PasswordResetRequest) =>
      withoutSession(unwrap(client.POST('/api/auth/request-password-reset', { body }))),
    meta: { invalidates: changesNoQuery },
  })

export const resetPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['resetPassword'],
    mutationFn: (body: PasswordReset) =>
      withoutSession(unwrap(client.POST('/api/auth/reset-password', { body }))),
    meta: { invalidates: changesNoQuery },
    gcTime: discardDelay,
  })

export const createWechatLoginMutation = () =>
  mutationOptions({
    mutationKey: ['createWechatLogin'],
    mutationFn: () => withoutSession(unwrap(client.POST('/api/auth/wechat-login'))),
    meta: { invalidates: changesNoQuery },
  })

/** May sign the session in, so it is not a query. */
export const getWechatLogin = (loginCode: string, signal: AbortSignal) =>
  withoutSession(
    unwrap(
      client.GET('/api/auth/wechat-login/{loginCode}', { params: { path: { loginCode } }, signal }),
    ),
  )

// Longer values are answered with 400.
const longest = { redirect: 2000, origin: 200, referralCode: 64 }

export function signOnAddress(
  providerId: string,
  search: Partial<Record<keyof typeof longest, string | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const name of ['redirect', 'origin', 'referralCode'] as const) {
    const value = search[name]
    if (value && value.length <= longest[name]) query.set(name, value)
  }
  const address = openedAddress('/api/auth/opa/{providerId}', { providerId })
  return query.size > 0 ? `${address}?${query}` : address
}
