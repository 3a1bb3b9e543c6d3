import { redirect } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { isPartnerPath } from '../../features/sign-in/partner-path.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { navigationTarget } from './navigation-target.ts'
import { postSignInTarget } from './post-sign-in-redirect.ts'

type SignInRouteInput = {
  search: SignInSearch
  location: { pathname: string }
  context: { language: SiteLanguage; user: User | null; application: Application }
}

export function redirectIfSignedIn({
  search,
  location: { pathname },
  context,
}: SignInRouteInput): void {
  const { language, user, application } = context
  if (!user) return
  const hosts = application.config.redirectHosts
  const address = postSignInTarget({ language, pathname, user, search, redirectUri: null, hosts })
  if (address === pathname && isPartnerPath(pathname)) return
  throw redirect({ ...navigationTarget(address), replace: true })
}
