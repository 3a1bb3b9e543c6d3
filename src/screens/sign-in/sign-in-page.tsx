import { useLocation, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SignInAnswer } from '../../api/auth/log-in.ts'
import { isPartnerPath } from '../../features/sign-in/partner-path.ts'
import { SignInScreen } from '../../features/sign-in/sign-in-screen.tsx'
import { SignedInScreen } from '../../features/sign-in/signed-in-screen.tsx'

type Props = { failure?: string | undefined; onSignedIn: (answer: SignInAnswer) => Promise<void> }

export function SignInPage({ failure, onSignedIn }: Props): ReactNode {
  const { application, user } = useRouteContext({ from: '/$lang' })
  const pathname = useLocation({ select: (location) => location.pathname })
  // Links to other sign-in methods return to a partner's page by the redirect.
  const back = isPartnerPath(pathname) ? pathname : undefined
  const { redirect = back, origin, referralCode } = useSearch({ strict: false })
  if (user) return <SignedInScreen fullName={user.fullName} />
  return (
    <SignInScreen
      application={application}
      failure={failure}
      search={{ redirect, origin, referralCode }}
      onSignedIn={onSignedIn}
    />
  )
}
