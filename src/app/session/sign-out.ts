import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { applicationQuery } from '../../api/application.ts'
import { logOutMutation } from '../../api/auth/log-out.ts'
import { holdCalls } from '../../api/client.ts'
import { isNetworkFailure } from '../../api/errors/api-failure.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { forgetUser } from './change-user.ts'
import { goToSignIn } from './go-to-sign-in.ts'
import { loadLogoutImages } from './logout-images.ts'
import { publishSessionEvent } from './session-channel.ts'

const key = 'sign-out'

/** Needs no route, since pages that replace the application offer it too. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutateAsync } = useMutation(logOutMutation())
  return async () => {
    // Later calls would run without a session.
    const release = holdCalls()
    const isSignedOut = await tryTelling(
      key,
      () => mutateAsync(),
      // A dialog reports network failures.
      (error) =>
        isNetworkFailure(error) ? undefined : () => t`We couldn’t sign you out. Please try again.`,
    )
    if (!isSignedOut) return release()
    // Calls must be released even if clearing fails.
    try {
      forgetUser(queryClient)
    } finally {
      release()
    }
    publishSessionEvent(null)
    const application = queryClient.getQueryData(applicationQuery().queryKey)
    if (application) loadLogoutImages(application)
    await goToSignIn(router)
  }
}
