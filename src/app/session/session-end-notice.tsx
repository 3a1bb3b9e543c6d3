import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useUser } from '../../domain/account/use-user.ts'
import { sessionEnded } from './session-end.ts'

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}))

const ClosedAccount = lazy(async () => ({
  default: (await import('./closed-account.tsx')).ClosedAccount,
}))

export function SessionEndNotice() {
  const ended = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get)
  const user = useUser()
  if (!user || (user.active && !ended)) return null
  return <Suspense>{user.active ? <SessionEndDialog user={user} /> : <ClosedAccount />}</Suspense>
}
