import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { userQuery } from '../../api/account.ts'
import { changeUser, forgetUser, restartForNewUser } from './change-user.ts'
import { goToSignIn } from './go-to-sign-in.ts'
import { subscribeToSessionEvents } from './session-channel.ts'
import { resumeSession } from './session-end.ts'
import { sessionEventFor } from './session-event.ts'

async function loadSignedInUser(queryClient: QueryClient): Promise<void> {
  try {
    const user = await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })
    if (user) changeUser(queryClient, user)
  } catch {
    // The tab stays signed out; its next page asks again.
  }
}

export function followTabs(queryClient: QueryClient, router: RegisteredRouter): void {
  subscribeToSessionEvents((identity) => {
    const event = sessionEventFor(queryClient.getQueryData(userQuery().queryKey), identity)
    if (event === 'back') resumeSession(queryClient)
    else if (event === 'another-person') restartForNewUser()
    else if (event === 'signed-in') void loadSignedInUser(queryClient)
    else if (event === 'signed-out') {
      forgetUser(queryClient)
      void goToSignIn(router)
    }
  })
}
