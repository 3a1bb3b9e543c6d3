import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'
import { forgetOrderCounts } from '../../api/order-count.ts'
import { addressIn } from '../../lib/address-in.ts'
import { leavePage } from '../../lib/leave-page.ts'
import { safeLocalStorage, safeSessionStorage } from '../../lib/safe-storage.ts'
import { clearDrafts } from '../../ui/form/draft/draft-store.ts'
import { dismissAllMessages } from '../../ui/messages/message-store.ts'
import { publishSessionEvent } from './session-channel.ts'
import { dropSessionEnd, personal } from './session-end.ts'

/** What is kept for a person during a visit, in the storage of the tab, begins so. */
const visitPrefix = 'galley:'

/** Drops what was loaded for the person and is no longer on the page. */
export function dropUnshown(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...personal, type: 'inactive' })
}

/**
 * Makes another person (or nobody) the one who is signed in; all that was loaded for the last goes.
 * Other tabs hear of a person; of nobody they find out themselves, so that they lose nothing.
 */
export function changeUser(queryClient: QueryClient, user: User | null): void {
  const { queryKey } = userQuery()
  // As nobody the page would ask in vain for what it shows: that goes with the page.
  if (user) queryClient.removeQueries(personal)
  else {
    void queryClient.cancelQueries(personal)
    dropUnshown(queryClient)
  }
  // What was asked about the last person must not come back after this.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, user)
  dropSessionEnd()
  if (user) publishSessionEvent(user)
}

/**
 * Forgets whoever was signed in, with everything that was loaded, typed or kept for them. The site
 * itself is nobody's: the next page shows it as it was, and loads it again behind that.
 */
export function forgetUser(queryClient: QueryClient): void {
  clearDrafts()
  forgetOrderCounts(safeLocalStorage)
  safeSessionStorage.removeItems(visitPrefix)
  dismissAllMessages()
  changeUser(queryClient, null)
  void queryClient.invalidateQueries({
    queryKey: applicationQuery().queryKey,
    refetchType: 'none',
  })
  // What was sent is kept with it for a while, passwords too.
  queryClient.getMutationCache().clear()
}

/** Loads the application anew: nothing of the last person is left in the page. */
export function restartForNewUser(): void {
  leavePage(addressIn('/'))
}
