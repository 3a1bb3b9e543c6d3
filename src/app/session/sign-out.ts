import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { applicationQuery } from '../../api/application.ts'
import { logOutMutation } from '../../api/auth.ts'
import { holdCalls } from '../../api/client.ts'
import { isNetworkFailure } from '../../api/errors/api-failure.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { forgetUser } from './change-user.ts'
import { goToSignIn } from './go-to-sign-in.ts'
import { loadLogoutImages } from './logout-images.ts'
import { publishSessionEvent } from './session-channel.ts'

/**
 * Signs out here, in all tabs and at the service's other sites, forgets everything that was loaded or
 * typed, and goes to sign-in. It needs no route: pages that stand in place of the application use it.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutateAsync } = useMutation(logOutMutation())
  return async () => {
    // What the server met after this would be asked as nobody.
    const release = holdCalls()
    try {
      await mutateAsync()
    } catch (error) {
      release()
      // A modal tells of the network.
      if (isNetworkFailure(error)) return
      const text = () => t`We couldn't sign you out. Please try again.`
      return showMessage({ key: 'sign-out', kind: 'error', text })
    }
    // The server has signed out: whatever fails here, the page must be able to ask it again.
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
