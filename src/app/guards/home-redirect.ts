import { redirect } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { afterPath } from '../../lib/after-path.ts'

/**
 * What leads home itself and so cannot be it: nothing at all, `home/`, with which every account begins,
 * and the pages that whoever is signed in is sent home from.
 */
const leadsHome = /^(home|login|register)?(\/|$)/

/** Where a person is at home: the dashboard, unless the account names another place. */
export function homeHref(language: SiteLanguage, user: Pick<User, 'homeDirectory'>): string {
  const path = user.homeDirectory.replace(/^\/+|\/+$/g, '')
  return `/${language}/${leadsHome.test(path) ? 'researcher' : path}`
}

type BeforeRouteResult = {
  context: { language: SiteLanguage; user: User | null }
  location: { href: string }
}

/** Leads a signed-in person home, and everybody else to sign-in. */
export function redirectHome({ context: { language, user }, location }: BeforeRouteResult): never {
  const path = user ? homeHref(language, user) : `/${language}/login`
  throw redirect({ href: `${path}${afterPath(location.href)}`, replace: true })
}
