import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LogInSuccess } from '../../../api/auth.ts'
import { homeOf } from '../../../app/home.ts'
import { changePerson } from '../../../app/person-change.ts'
import { SignInScreen } from '../../../features/auth/sign-in-screen.tsx'
import { insidePath } from '../../../lib/inside-path.ts'

/** The sign-in screen with what it needs of router and application. */
export function SignIn({ failure }: { failure?: string | undefined }): ReactNode {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language } = useRouteContext({ from: '/$lang' })
  const { redirect: wanted, origin } = useSearch({ strict: false })
  const here = useLocation({ select: ({ pathname }) => pathname })
  const onSignedIn = async ({ user, redirectUri }: LogInSuccess) => {
    const home = insidePath(wanted) ?? homeOf(language, user)
    changePerson(queryClient, user)
    if (redirectUri) globalThis.location.assign(redirectUri)
    // Who clicked a link while the call ran wants to be there, and not at home.
    else if (router.latestLocation.pathname === here) {
      await router.navigate({ href: home, replace: true })
    }
  }
  const search = { ...(wanted ? { redirect: wanted } : {}), ...(origin ? { origin } : {}) }
  return (
    <SignInScreen language={language} failure={failure} search={search} onSignedIn={onSignedIn} />
  )
}
