import { redirect } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { afterPath } from '../../lib/url/after-path.ts'

/** Paths that redirect home themselves; `home/` is the default of new accounts. */
const redirectsHome = /^(home|login|register)?(\/|$)/

export function homeHref(language: SiteLanguage, user: Pick<User, 'homeDirectory'>): string {
  const path = user.homeDirectory.replace(/^\/+|\/+$/g, '')
  return `/${language}/${redirectsHome.test(path) ? 'researcher' : path}`
}

type HomeRedirectInput = {
  context: { language: SiteLanguage; user: User | null }
  location: { href: string }
}

export function redirectHome({ context: { language, user }, location }: HomeRedirectInput): never {
  const path = user ? homeHref(language, user) : `/${language}/login`
  throw redirect({ href: `${path}${afterPath(location.href)}`, replace: true })
}
