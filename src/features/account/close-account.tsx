import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type User, updateDetailsMutation } from '../../api/account.ts'
import { Refusal } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import type { RefusalKeyOf } from '../../api/errors/refusal-key-of.ts'
import { dismissMessage, showMessage } from '../../ui/messages/message-store.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { ConfirmDialog } from '../../ui/states/confirm-dialog.tsx'
import styles from './account-part.module.css'

const hasUnpaidInvoices: RefusalKeyOf<'updateAccountDetails'> =
  'account-closing-with-unpaid-invoices'

const messageKey = 'close-account'

type Props = { user: User; onSaved: (user: User) => Promise<void> }

export function CloseAccount({ user, onSaved }: Props) {
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const { email } = user
  const close = async () => {
    dismissMessage(messageKey)
    let answer: User
    try {
      answer = await mutateAsync({ identity: user.identity, details: { active: false } })
    } catch (error) {
      setOpen(false)
      const text = () => <NotClosed error={error} hasInvoices={!user.hideInvoices} />
      showMessage({ key: messageKey, kind: 'error', text })
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
            We’ll sign you out everywhere, and you won’t be able to sign in with {email}. Please pay
            any open invoices first.
          </Trans>
        </p>
        <Button onClick={() => setOpen(true)}>
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
          You’ll lose access to your orders, files and addresses. Only our support team can reopen
          the account.
        </Trans>
      </ConfirmDialog>
    </Section>
  )
}

function NotClosed({ error, hasInvoices }: { error: unknown; hasInvoices: boolean }) {
  const canPay = hasInvoices && error instanceof Refusal && error.key === hasUnpaidInvoices
  return (
    <Sentences>
      <Trans>Your account was not closed.</Trans>
      {failureReason(error)}
      {canPay ? (
        <AppLink
          to="/$lang/researcher/invoices/{-$status}"
          params={{ status: 'unpaid' }}
          onClick={() => dismissMessage(messageKey)}
        >
          <Trans>Go to your unpaid invoices</Trans>
        </AppLink>
      ) : null}
    </Sentences>
  )
}
