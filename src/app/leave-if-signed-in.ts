import { redirect } from '@tanstack/react-router'
import type { User } from '../api/account.ts'
import type { SignInSearch } from '../features/auth/sign-in-rules.ts'
import type { SiteLanguage } from '../i18n/locales.ts'
import { insidePath } from '../lib/inside-path.ts'
import { homeOf } from './home.ts'

type Entered = { search: SignInSearch; context: { language: SiteLanguage; user: User | null } }

/** Somebody who is signed in has no business at sign-in: on to where they wanted to go, or home. */
export function leaveIfSignedIn({ search, context: { language, user } }: Entered): void {
  if (!user) return
  throw redirect({ href: insidePath(search.redirect) ?? homeOf(language, user), replace: true })
}
