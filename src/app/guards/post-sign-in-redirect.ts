import type { User } from '../../api/account.ts'
import { isPartnerPath } from '../../features/sign-in/partner-path.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { safeAddress } from '../../lib/url/safe-address.ts'
import { homeHref } from './home-redirect.ts'

type SignInVisit = {
  language: SiteLanguage
  pathname: string
  /** Null where the server first asks for a registration. */
  user: Pick<User, 'homeDirectory'> | null
  /** From the URL, so not to be trusted. */
  search: { redirect?: string; origin?: string; referralCode?: string }
  redirectUri: string | null
  hosts: readonly string[]
}

export const barePath = (path: string) =>
  path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/^\/+|\/+$/g, '')

function isHome(address: string, { language, user }: SignInVisit): boolean {
  if (!user) return false
  return [homeHref(language, user), user.homeDirectory].map(barePath).includes(barePath(address))
}

function withSignInSearch(address: string, { search }: SignInVisit): string {
  const [path = '', ownSearch] = address.split('?')
  if (!/^\/[a-z]{2}\/register(\/|$)/.test(path)) return address
  const query = new URLSearchParams()
  for (const [name, value] of [...Object.entries(search), ...new URLSearchParams(ownSearch)]) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** The server's redirect wins, unless it only means home and the URL requests another page. */
export function postSignInTarget(visit: SignInVisit): string {
  const { language, pathname, user, search, redirectUri, hosts } = visit
  const serverTarget = safeAddress(redirectUri ?? undefined, hosts)
  if (serverTarget && !isHome(serverTarget, visit)) return withSignInSearch(serverTarget, visit)
  const requested = safeAddress(search.redirect, hosts)
  if (requested) return requested
  if (isPartnerPath(pathname)) return pathname
  return user ? homeHref(language, user) : `/${language}/login`
}
