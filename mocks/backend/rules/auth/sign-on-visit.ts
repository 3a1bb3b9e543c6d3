import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { VouchedProfile } from '../../../world/rows/auth-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { SIGN_ON_VALID_FOR } from './auth-times.ts'
import { oneTimeCode } from './one-time-code.ts'
import { failureAddress, postSignInAddress } from './portal-address.ts'
import { accountOfProfile, beginConfirmedRegistration, linkAccount } from './provider-accounts.ts'
import { signIn } from './session-rules.ts'

type SignOnStart = {
  token: string
  providerId: string
  redirect?: string
  origin?: string
  referralCode?: string
}

export function startSignOn(world: World, start: SignOnStart, now: Instant): string {
  const { token, providerId, redirect = null, origin = null, referralCode = null } = start
  const state = oneTimeCode(world, 'signOns', now)
  const parameters = { redirect, origin, referralCode }
  world.signOns.insert({
    state,
    token,
    providerId,
    ...parameters,
    createdAt: now,
    answeredAt: null,
  })
  return `/external/sign-on/${providerId}/${state}`
}

export type SignOnAnswer = { approved: VouchedProfile } | 'declined'

type SignOnParameters = {
  redirect: string | null
  origin: string | null
  referralCode: string | null
}

/** Preserves the visit's parameters for another sign-in method or for registration. */
function withParameters(address: string, parameters: SignOnParameters | undefined) {
  const query = new URLSearchParams()
  if (parameters?.redirect) query.set('redirect', parameters.redirect)
  if (parameters?.origin) query.set('origin', parameters.origin)
  if (parameters?.referralCode) query.set('referralCode', parameters.referralCode)
  return query.size > 0 ? `${address}?${query}` : address
}

/** Once, at `now`. Returns the portal address to continue at. */
export function returnFromProvider(
  world: World,
  input: { state: string; answer: SignOnAnswer; now: Instant },
): string {
  const { state, answer, now } = input
  const { application } = stateOf(world)
  const visit = world.signOns.get(state)
  const session = visit && world.sessions.get(visit.token)
  const provider = application.authenticationProviders.find(({ id }) => id === visit?.providerId)
  const language = session?.language ?? application.localization.language
  const failure = (key: string) => withParameters(failureAddress(language, key), visit)
  const failed = failure('oauth-failure')
  if (!visit || !session || !provider || visit.answeredAt !== null) return failed
  world.signOns.update(state, { answeredAt: now })
  if (answer === 'declined' || now >= visit.createdAt + SIGN_ON_VALID_FOR) return failed
  const user = accountOfProfile(world, answer.approved)
  if (!user) {
    const registration = { provider, profile: answer.approved, language, now }
    return withParameters(beginConfirmedRegistration(world, registration), visit)
  }
  if (!user.account.active) return failure('login-account-inactive')
  const linked = linkAccount(world, user, provider)
  signIn(world, session.token, linked)
  const hosts = application.config.redirectHosts
  return postSignInAddress(language, linked.account, { redirect: visit.redirect, hosts })
}
