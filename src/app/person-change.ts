import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from '../api/account.ts'
import { forgetOrderCounts } from '../api/order-count.ts'
import { addressIn } from '../lib/address-in.ts'
import { clearDrafts } from '../ui/form/draft-store.ts'
import { dismissAllMessages } from '../ui/messages/message-store.ts'
import { dropSessionEnd, lasting } from './session-end.ts'
import { tellTabs } from './tell-tabs.ts'

/**
 * Makes another person (or nobody) the one who is signed in; all that was loaded for the last goes.
 * Other tabs hear of a person; of nobody they find out themselves, so that they lose nothing.
 */
export function changePerson(queryClient: QueryClient, user: User | null): void {
  const { queryKey } = userQuery()
  queryClient.removeQueries({ predicate: (query) => !lasting(query) })
  // What was asked about the last person must not come back after this.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, user)
  dropSessionEnd()
  if (user) tellTabs(user)
}

/** Forgets whoever was signed in, with everything that was loaded, typed or kept for them. */
export function forgetPerson(queryClient: QueryClient): void {
  clearDrafts()
  forgetOrderCounts(localStorage)
  dismissAllMessages()
  changePerson(queryClient, null)
  // What was sent is kept with it for a while, passwords too.
  queryClient.getMutationCache().clear()
}

/** Loads the application anew: nothing of the last person is left in the page. */
export function beginAfresh(): void {
  globalThis.location.replace(addressIn('/'))
}
