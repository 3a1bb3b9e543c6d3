import type { User } from '../../api/account.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { safeAddress } from '../../lib/safe-address.ts'
import { homeHref } from './home-redirect.ts'

type Arrival = {
  language: SiteLanguage
  /** The path of the page where the person signed in. */
  pathname: string
  /** Who has come in; nobody where the server first wants a registration. */
  user: Pick<User, 'homeDirectory'> | null
  /** What the address of the page asks for; not to be trusted. */
  search: { redirect?: string; origin?: string; referralCode?: string }
  /** Where the server leads to. */
  redirectUri: string | null
  /** External hosts that an address may lead to. */
  hosts: readonly string[]
}

/**
 * Paths with `/c/` belong to pages of partners: whoever signs in there stays there. What a provider
 * tells of a person may have the same letters in it.
 */
export const staysAfterSignIn = (pathname: string): boolean =>
  /^(?!\/..\/register\/confirm\/).*\/c\//.test(pathname)

/** A path without its language and the slashes around it. */
export const barePath = (path: string) =>
  path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/^\/+|\/+$/g, '')

function isHome(address: string, { language, user }: Arrival): boolean {
  if (!user) return false
  return [homeHref(language, user), user.homeDirectory].map(barePath).includes(barePath(address))
}

/** A registration goes on with what the visit wanted, so that both are kept through it. */
function withWishes(address: string, { search }: Arrival): string {
  const [path = '', given] = address.split('?')
  if (!/^\/[a-z]{2}\/register(\/|$)/.test(path)) return address
  const query = new URLSearchParams()
  for (const [name, value] of [...Object.entries(search), ...new URLSearchParams(given)]) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * Where somebody goes after signing in: where the server leads to, unless that is only home and the
 * address of the page asks for something else. Nothing unsafe is followed.
 */
export function postSignInTarget(arrival: Arrival): string {
  const { language, pathname, user, search, redirectUri, hosts } = arrival
  const answered = safeAddress(redirectUri ?? undefined, hosts)
  if (answered && !isHome(answered, arrival)) return withWishes(answered, arrival)
  const wanted = safeAddress(search.redirect, hosts)
  if (wanted) return wanted
  if (staysAfterSignIn(pathname)) return pathname
  return user ? homeHref(language, user) : `/${language}/login`
}
