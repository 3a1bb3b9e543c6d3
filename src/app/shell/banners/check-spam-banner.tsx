import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { hideCheckSpamMessageMutation, updateCachedUser, userQuery } from '../../../api/account.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { messageQueue } from '../../../ui/messages/message-store.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import styles from './check-spam-banner.module.css'

/** The welcome to a new account names the folder, too. */
const saysItself = () => messageQueue.get().some(({ key }) => key === 'registered')

export function CheckSpamBanner() {
  const queryClient = useQueryClient()
  const user = useUser()
  const { mutate } = useMutation(hideCheckSpamMessageMutation())
  const [welcomed, setWelcomed] = useState<string>()
  const isWelcomed = useSyncExternalStore(messageQueue.subscribe, saysItself)
  // Once is enough: it must not push the page down when the message leaves.
  if (isWelcomed && user && welcomed !== user.identity) setWelcomed(user.identity)
  if (!user?.showCheckSpamMessage || isWelcomed || welcomed === user.identity) return null
  const dismiss = () => {
    // A pending answer still shows the banner.
    void queryClient.cancelQueries({ queryKey: userQuery().queryKey })
    updateCachedUser(queryClient, (user) => ({ ...user, showCheckSpamMessage: false }))
    mutate(user.identity)
    focusPageHeading()
  }
  return (
    <Notice
      tone="plain"
      title={<Trans>Waiting for an e-mail from us?</Trans>}
      action={
        <span className={styles.dismiss}>
          <Button variant="text" onClick={dismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        </span>
      }
    >
      <Trans>It may be in your spam folder. Mark it as safe so the next ones reach you.</Trans>
    </Notice>
  )
}
