import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { showMessage } from '../../ui/messages/message-store.ts'
import { useSignOut } from './sign-out.ts'

export function ClosedAccount() {
  const { t } = useLingui()
  const signOut = useSignOut()
  const leave = useEffectEvent(async () => {
    await signOut()
    const text = () => t`Your account has been closed.`
    showMessage({ key: 'account-closed', kind: 'info', text })
  })
  useEffect(() => {
    void leave()
  }, [])
  return null
}
