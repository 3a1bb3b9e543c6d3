import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { userQuery } from '../../api/account.ts'
import { beginAfresh, changePerson, forgetPerson } from './change-user.ts'
import { goToSignIn } from './go-to-sign-in.ts'
import { hearTabs } from './session-channel.ts'
import { resumeSession } from './session-end.ts'
import { newsFor } from './session-event.ts'

async function meetPerson(queryClient: QueryClient): Promise<void> {
  try {
    const user = await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })
    if (user) changePerson(queryClient, user)
  } catch {
    // The tab stays a visitor's, and its next page asks again.
  }
}

/** Lets this tab follow sign-in and sign-out in the others. */
export function followTabs(queryClient: QueryClient, router: RegisteredRouter): void {
  hearTabs((identity) => {
    const news = newsFor(queryClient.getQueryData(userQuery().queryKey), identity)
    if (news === 'back') resumeSession(queryClient)
    else if (news === 'somebody-else') beginAfresh()
    else if (news === 'signed-in') void meetPerson(queryClient)
    else if (news === 'signed-out') {
      forgetPerson(queryClient)
      void goToSignIn(router)
    }
  })
}
