import { useQueryClient } from '@tanstack/react-query'
import { redirect, useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '../api/account.ts'
import type { LogInSuccess } from '../api/auth.ts'
import type { SignInSearch } from '../features/auth/sign-in-rules.ts'
import { SignInScreen } from '../features/auth/sign-in-screen.tsx'
import type { SiteLanguage } from '../i18n/locales.ts'
import { insidePath } from '../lib/inside-path.ts'
import { homeOf } from './home.ts'
import { changePerson } from './person-change.ts'

type Entered = { search: SignInSearch; context: { language: SiteLanguage; user: User | null } }

/** Somebody who is signed in has no business at sign-in: on to where they wanted to go, or home. */
export function leaveIfSignedIn({ search, context: { language, user } }: Entered): void {
  if (!user) return
  throw redirect({ href: insidePath(search.redirect) ?? homeOf(language, user), replace: true })
}

/** The sign-in screen with what it needs of router and application. */
export function SignInPage({ failure }: { failure?: string | undefined }): ReactNode {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language } = useRouteContext({ from: '/$lang' })
  const { redirect: wanted, origin } = useSearch({ strict: false })
  const onSignedIn = async ({ user, redirectUri }: LogInSuccess) => {
    const home = insidePath(wanted) ?? homeOf(language, user)
    changePerson(queryClient, user)
    if (redirectUri) globalThis.location.assign(redirectUri)
    else await router.navigate({ href: home, replace: true })
  }
  const search = { ...(wanted ? { redirect: wanted } : {}), ...(origin ? { origin } : {}) }
  return (
    <SignInScreen language={language} failure={failure} search={search} onSignedIn={onSignedIn} />
  )
}
