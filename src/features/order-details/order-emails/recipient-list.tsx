import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { isNetworkFailure } from '../../../api/errors/api-failure.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { tryTelling } from '../../../ui/messages/try-telling.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { withoutRecipient } from './order-email-rules.ts'
import styles from './order-emails.module.css'
import { useSaveRecipients } from './use-save-recipients.ts'

type Props = { order: Pick<OrderDetails, 'externalId' | 'notificationEmails'> }

export function RecipientList({ order }: Props) {
  const { t: say } = useLingui()
  const save = useSaveRecipients(order)
  const [leaving, setLeaving] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  async function remove(email: string) {
    setLeaving(email)
    const isRemoved = await tryTelling(
      'order-emails',
      () => save((recipients) => withoutRecipient(recipients, email)),
      (error) =>
        // The network dialog reports it.
        isNetworkFailure(error)
          ? undefined
          : () => `${t`${email} could not be removed.`} ${failureReason(error)}`,
    )
    setLeaving(undefined)
    // The pressed button is gone.
    if (isRemoved) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {order.notificationEmails.length > 0 ? (
        <ul aria-label={say`Other addresses`}>
          {order.notificationEmails.map((email) => (
            <li key={email}>
              <span>{email}</span>
              <Button
                variant="text"
                busy={leaving === email}
                blocked={leaving !== undefined && leaving !== email}
                aria-label={say`Remove ${email}`}
                onClick={() => void remove(email)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
