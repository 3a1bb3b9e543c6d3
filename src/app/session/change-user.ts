import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type User, userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'
import { forgetOrderCounts } from '../../api/orders/order-count.ts'
import { forgetAnswers } from '../../api/shapes/received-answers.ts'
import { forgetHeldFiles } from '../../lib/browser/forget-held-files.ts'
import { leavePage } from '../../lib/browser/leave-page.ts'
import { safeLocalStorage, safeSessionStorage } from '../../lib/browser/safe-storage.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { clearDrafts } from '../../ui/form/draft/draft-store.ts'
import { dismissAllMessages } from '../../ui/messages/message-store.ts'
import { publishSessionEvent } from './session-channel.ts'
import { dropSessionEnd, personalQueries } from './session-end.ts'

const visitPrefix = 'galley:'

export function dropUnshown(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...personalQueries, type: 'inactive' })
}

/** `kept` is the new user's already. Other tabs detect a sign-out themselves, to lose no input. */
export function changeUser(queryClient: QueryClient, user: User | null, kept?: QueryKey): void {
  const { queryKey } = userQuery()
  // Active queries would refetch without a session, so they are only cancelled.
  const keptHash = kept && hashKey(kept)
  const isDropped = (query: Query) =>
    personalQueries.predicate(query) && query.queryHash !== keptHash
  if (user) queryClient.removeQueries({ predicate: isDropped })
  else {
    void queryClient.cancelQueries(personalQueries)
    dropUnshown(queryClient)
  }
  // A pending answer may describe the previous user.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, user)
  dropSessionEnd()
  if (user) publishSessionEvent(user)
}

export function forgetUser(queryClient: QueryClient): void {
  clearDrafts()
  forgetHeldFiles()
  forgetAnswers()
  forgetOrderCounts(safeLocalStorage)
  safeSessionStorage.removeItems(visitPrefix)
  dismissAllMessages()
  changeUser(queryClient, null)
  void queryClient.invalidateQueries({
    queryKey: applicationQuery().queryKey,
    refetchType: 'none',
  })
  // Mutations keep their variables for a while, passwords too.
  queryClient.getMutationCache().clear()
}

/** Reloads the document, so that nothing of the previous user is left. */
export function restartForNewUser(): void {
  leavePage(addressIn('/'))
}
