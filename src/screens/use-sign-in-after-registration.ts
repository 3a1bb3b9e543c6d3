import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../api/account.ts'
import { logInMutation, type SignInAnswer } from '../api/auth/log-in.ts'
import type { RegisteredDetails } from '../api/auth/register-account.ts'
import { ApiError, Refusal } from '../api/errors/api-failure.ts'
import {
  accountReadyMessage,
  welcomeMessage,
} from '../features/registration/account-created-messages.ts'
import { showMessage } from '../ui/messages/message-store.ts'

/** Undefined where the account was created but signing in failed. */
export function useSignInAfterRegistration() {
  const queryClient = useQueryClient()
  const { mutateAsync: logIn } = useMutation(logInMutation())

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

  return async (details: RegisteredDetails): Promise<SignInAnswer | undefined> => {
    const { email } = details
    const answer = await signIn(details)
    showMessage(
      answer
        ? { key: 'registered', kind: 'success', text: () => welcomeMessage(email) }
        : {
            key: 'sign-in-after-registration',
            kind: 'info',
            text: () => accountReadyMessage(email),
          },
    )
    return answer
  }
}
