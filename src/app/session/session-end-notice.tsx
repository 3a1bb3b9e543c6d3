import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isSessionEnded, onSessionEnd } from './session-end.ts'
import { useUser } from './use-user.ts'

// Most visits never need it.
const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}))

/** Asks somebody whose session has ended to sign in again, over the page and without leaving it. */
export function SessionEnd() {
  const ended = useSyncExternalStore(onSessionEnd, isSessionEnded)
  const user = useUser()
  if (!ended || !user) return null
  return (
    <Suspense>
      <SessionEndDialog user={user} />
    </Suspense>
  )
}
