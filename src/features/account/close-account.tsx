import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type User, updateDetailsMutation } from '../../api/account.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { ConfirmDialog } from '../../ui/states/confirm-dialog.tsx'
import styles from './account-part.module.css'

type Props = { user: User; onSaved: (user: User) => Promise<void> }

export function CloseAccount({ user, onSaved }: Props) {
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const { email } = user
  const close = async () => {
    let answer: User
    try {
      answer = await mutateAsync({ identity: user.identity, details: { active: false } })
    } catch (error) {
      setOpen(false)
      const text = () => `${t`Your account was not closed.`} ${failureMessage(error)}`
      showMessage({ key: 'close-account', kind: 'error', text })
      return
    }
    setOpen(false)
    await onSaved(answer)
  }
  return (
    <Section title={<Trans>Close your account</Trans>}>
      <div className={styles.section}>
        <p>
          <Trans>
            We'll sign you out everywhere, and you won't be able to sign in with {email}. Please pay
            any open invoices first.
          </Trans>
        </p>
        <Button danger onClick={() => setOpen(true)}>
          <Trans>Close my account</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        danger
        title={<Trans>Close your account?</Trans>}
        confirm={<Trans>Close my account</Trans>}
        onConfirm={close}
        onCancel={() => setOpen(false)}
      >
        <Trans>
          You'll lose access to your orders, files and addresses. Only our support team can reopen
          the account.
        </Trans>
      </ConfirmDialog>
    </Section>
  )
}
