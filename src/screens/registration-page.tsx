import { useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SignInAnswer } from '../api/auth/log-in.ts'
import type { RegisteredDetails } from '../api/auth/register-account.ts'
import type { Confirmation } from '../features/registration/confirmation-payload.ts'
import { RegistrationScreen } from '../features/registration/registration-screen.tsx'
import { isPartnerPath } from '../features/sign-in/partner-path.ts'
import { SignedInScreen } from '../features/sign-in/signed-in-screen.tsx'
import { useSignInAfterRegistration } from './use-sign-in-after-registration.ts'

type Props = {
  confirmation?: Confirmation
  referralCode?: string | undefined
  onSignedIn: (answer: SignInAnswer) => Promise<void>
}

export function RegistrationPage({
  confirmation,
  referralCode: linkedCode,
  onSignedIn,
}: Props): ReactNode {
  const navigate = useNavigate({ from: '/$lang' })
  const signIn = useSignInAfterRegistration()
  const { application, user } = useRouteContext({ from: '/$lang' })
  const { redirect, origin, referralCode = linkedCode } = useSearch({ strict: false })
  const stays = useLocation({ select: ({ pathname }) => isPartnerPath(pathname) })
  const search = { redirect, origin, referralCode }

  const onRegistered = async (details: RegisteredDetails) => {
    const answer = await signIn(details)
    if (answer) await onSignedIn(answer)
    else await navigate({ to: '/$lang/login', search })
  }
  // The route redirects all other signed-in users.
  if (user && stays) return <SignedInScreen fullName={user.fullName} />
  return (
    <RegistrationScreen
      application={application}
      search={search}
      confirmation={confirmation}
      onRegistered={onRegistered}
    />
  )
}
