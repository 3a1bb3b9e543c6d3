import type { User } from '../../api/account.ts'
import { isPartnerPath } from '../../features/auth/partner-path.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { safeAddress } from '../../lib/safe-address.ts'
import { homeHref } from './home-redirect.ts'

type Arrival = {
  language: SiteLanguage
  pathname: string
  /** Null where the server first asks for a registration. */
  user: Pick<User, 'homeDirectory'> | null
  /** From the URL, so not to be trusted. */
  search: { redirect?: string; origin?: string; referralCode?: string }
  /** The server's redirect. */
  redirectUri: string | null
  /** External hosts that are allowed as targets. */
  hosts: readonly string[]
}

/** A path without language and surrounding slashes. */
export const barePath = (path: string) =>
  path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/^\/+|\/+$/g, '')

function isHome(address: string, { language, user }: Arrival): boolean {
  if (!user) return false
  return [homeHref(language, user), user.homeDirectory].map(barePath).includes(barePath(address))
}

/** Passes the search of sign-in on to a registration. */
function withWishes(address: string, { search }: Arrival): string {
  const [path = '', given] = address.split('?')
  if (!/^\/[a-z]{2}\/register(\/|$)/.test(path)) return address
  const query = new URLSearchParams()
  for (const [name, value] of [...Object.entries(search), ...new URLSearchParams(given)]) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** The server's redirect wins, unless it only means home and the URL requests another page. */
export function postSignInTarget(arrival: Arrival): string {
  const { language, pathname, user, search, redirectUri, hosts } = arrival
  const answered = safeAddress(redirectUri ?? undefined, hosts)
  if (answered && !isHome(answered, arrival)) return withWishes(answered, arrival)
  const wanted = safeAddress(search.redirect, hosts)
  if (wanted) return wanted
  if (isPartnerPath(pathname)) return pathname
  return user ? homeHref(language, user) : `/${language}/login`
}
