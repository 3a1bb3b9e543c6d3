import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useUser } from '../../domain/account/use-user.ts'
import { sessionEnded } from './session-end.ts'

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}))

export function SessionEndNotice() {
  const ended = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get)
  const user = useUser()
  if (!ended || !user) return null
  return (
    <Suspense>
      <SessionEndDialog user={user} />
    </Suspense>
  )
}
