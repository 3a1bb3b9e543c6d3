import { useLocation, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { staysAfterSignIn } from '../../../app/guards/post-sign-in-redirect.ts'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { SignInScreen } from '../../../features/auth/sign-in-screen.tsx'
import { SignedInScreen } from '../../../features/auth/signed-in-screen.tsx'

/** The sign-in screen with what it needs of router and application. */
export function SignIn({ failure }: { failure?: string | undefined }): ReactNode {
  const arrive = usePostSignInRedirect()
  const { language, application, user } = useRouteContext({ from: '/$lang' })
  const pathname = useLocation({ select: (location) => location.pathname })
  // Whoever leaves a partner's page for another way in comes back by the redirect alone.
  const back = staysAfterSignIn(pathname) ? pathname : undefined
  const { redirect = back, origin, referralCode } = useSearch({ strict: false })
  // Everybody else who is signed in was led on before the page opened.
  if (user) return <SignedInScreen fullName={user.fullName} />
  return (
    <SignInScreen
      language={language}
      application={application}
      failure={failure}
      search={{ redirect, origin, referralCode }}
      onSignedIn={arrive}
    />
  )
}
