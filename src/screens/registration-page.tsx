import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userQuery } from '../api/account.ts'
import { logInMutation, type RegisteredDetails, type SignInAnswer } from '../api/auth.ts'
import { ApiError, Refusal } from '../api/errors/api-failure.ts'
import { isPartnerPath } from '../features/auth/partner-path.ts'
import {
  accountReadyMessage,
  welcomeMessage,
} from '../features/auth/registration/account-created-messages.ts'
import type { Confirmation } from '../features/auth/registration/confirmation-payload.ts'
import { RegistrationScreen } from '../features/auth/registration/registration-screen.tsx'
import { SignedInScreen } from '../features/auth/signed-in-screen.tsx'
import { showMessage } from '../ui/messages/message-store.ts'

type Props = {
  confirmation?: Confirmation
  /** From the referral link. */
  referralCode?: string | undefined
  onSignedIn: (answer: SignInAnswer) => Promise<void>
}

export function RegistrationPage({
  confirmation,
  referralCode: linkedCode,
  onSignedIn,
}: Props): ReactNode {
  const navigate = useNavigate({ from: '/$lang' })
  const queryClient = useQueryClient()
  const { mutateAsync: logIn } = useMutation(logInMutation())
  const { application, user } = useRouteContext({ from: '/$lang' })
  const { redirect, origin, referralCode = linkedCode } = useSearch({ strict: false })
  const stays = useLocation({ select: ({ pathname }) => isPartnerPath(pathname) })
  const search = { redirect, origin, referralCode }

  /** Undefined where the account was created but signing in failed. */
  async function signIn({ email, password }: RegisteredDetails): Promise<SignInAnswer | undefined> {
    try {
      if (password !== null) return await logIn({ email, password })
      const user = await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })
      return user ? { user, redirectUri: null } : undefined
    } catch (error) {
      if (error instanceof ApiError || error instanceof Refusal) return undefined
      throw error
    }
  }

  const onRegistered = async (details: RegisteredDetails) => {
    const { email } = details
    const answer = await signIn(details)
    if (!answer) {
      const text = () => accountReadyMessage(email)
      showMessage({ key: 'sign-in-after-registration', kind: 'info', text })
      await navigate({ to: '/$lang/login', search })
      return
    }
    const text = () => welcomeMessage(email)
    showMessage({ key: 'registered', kind: 'success', text })
    await onSignedIn(answer)
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
