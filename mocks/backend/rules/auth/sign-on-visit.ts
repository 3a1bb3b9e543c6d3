import type { VouchedProfile } from '../../../world/auth-rows.ts'
import type { World } from '../../../world/galley-world.ts'
import { stateOf } from '../../../world/world-state.ts'
import { SIGN_ON_VALID_FOR } from './auth-times.ts'
import { oneTimeCode } from './one-time-code.ts'
import { failureAddress, landingAddress } from './portal-address.ts'
import { signIn } from './session-rules.ts'
import { accountOfProfile, beginConfirmedRegistration, linkAccount } from './vouching.ts'

type Left = {
  token: string
  providerId: string
  redirect?: string
  origin?: string
  referralCode?: string
}

/** Starts a sign-on at a provider and returns its address. */
export function leaveForProvider(world: World, left: Left, now: number): string {
  const { token, providerId, redirect = null, origin = null, referralCode = null } = left
  const state = oneTimeCode(world, 'signOns', now)
  const wishes = { redirect, origin, referralCode }
  world.signOns.insert({ state, token, providerId, ...wishes, createdAt: now, answeredAt: null })
  return `/external/sign-on/${providerId}/${state}`
}

export type SignOnAnswer = { approved: VouchedProfile } | 'declined'

type Wishes = { redirect: string | null; origin: string | null; referralCode: string | null }

/** Preserves the visit's parameters for another way to sign in or for registration. */
function withWishes(address: string, wishes: Wishes | undefined) {
  const query = new URLSearchParams()
  if (wishes?.redirect) query.set('redirect', wishes.redirect)
  if (wishes?.origin) query.set('origin', wishes.origin)
  if (wishes?.referralCode) query.set('referralCode', wishes.referralCode)
  return query.size > 0 ? `${address}?${query}` : address
}

/**
 * Completes a sign-on at `now` (epoch milliseconds), once: signs its session in or starts a
 * registration. Returns the portal address to continue at.
 */
export function returnFromProvider(
  world: World,
  asked: { state: string; answer: SignOnAnswer; now: number },
): string {
  const { state, answer, now } = asked
  const { application } = stateOf(world)
  const visit = world.signOns.get(state)
  const session = visit && world.sessions.get(visit.token)
  const provider = application.authenticationProviders.find(({ id }) => id === visit?.providerId)
  const language = session?.language ?? application.localization.language
  const failure = (key: string) => withWishes(failureAddress(language, key), visit)
  const failed = failure('oauth-failure')
  if (!visit || !session || !provider || visit.answeredAt !== null) return failed
  world.signOns.update(state, { answeredAt: now })
  if (answer === 'declined' || now >= visit.createdAt + SIGN_ON_VALID_FOR) return failed
  const user = accountOfProfile(world, answer.approved)
  if (!user) {
    const begun = { provider, profile: answer.approved, language, now }
    return withWishes(beginConfirmedRegistration(world, begun), visit)
  }
  if (!user.account.active) return failure('login-account-inactive')
  const linked = linkAccount(world, user, provider)
  signIn(world, session.token, linked)
  const hosts = application.config.redirectHosts
  return landingAddress(language, linked.account, { redirect: visit.redirect, hosts })
}
