import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type User, userQuery } from '../../api/account.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { leaveGroupMutation, type PreferredGroup } from '../../api/group.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { CopyButton } from '../../ui/page/buttons/copy-button.tsx'
import { ConfirmDialog } from '../../ui/states/confirm-dialog.tsx'
import styles from './group-details.module.css'
import { groupDiscount } from './group-discount.ts'
import { groupGreeting } from './group-rules.ts'

type Props = { user: User; group: PreferredGroup }

export function GroupDetails({ user, group }: Props) {
  const { i18n } = useLingui()
  const { code, discountUsed, shareable } = group
  const greeting = groupGreeting(group)
  const discount = groupDiscount(group, user.currency, i18n.locale)
  return (
    <>
      <p className={styles.code}>{code}</p>
      {greeting ? <p className={styles.greeting}>{greeting}</p> : null}
      {discount && !discountUsed ? (
        <p>
          <Trans>{discount} off your next order.</Trans>
        </p>
      ) : null}
      {discount && discountUsed ? (
        <p>
          <Trans>You have used the group’s {discount} discount.</Trans>
        </p>
      ) : null}
      {shareable ? (
        <p>
          <Trans>Share this code so colleagues can join too.</Trans>
        </p>
      ) : null}
      <div className={styles.actions}>
        {shareable ? (
          <CopyButton text={code} copied={() => t`The code ${code} has been copied.`}>
            <Trans context="of a group">Copy code</Trans>
          </CopyButton>
        ) : null}
        <LeaveGroupButton identity={user.identity} code={code} />
      </div>
    </>
  )
}

function LeaveGroupButton({ identity, code }: { identity: string; code: string }) {
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(leaveGroupMutation())
  const leave = async () => {
    const key = 'preferred-group'
    const isMember = () =>
      queryClient.getQueryData(userQuery().queryKey)?.preferredGroup?.code === code
    const leaveGroup = async () => {
      try {
        const groupCode = await mutateAsync(identity)
        showMessage({ key, kind: 'success', text: () => t`You have left the group ${groupCode}.` })
      } catch (error) {
        if (isMember()) throw error
        const text = () => t`Your membership in the group ${code} had already ended.`
        showMessage({ key, kind: 'info', text })
      }
    }
    await tryTelling(
      key,
      leaveGroup,
      (error) => () => `${t`You are still in the group ${code}.`} ${failureReason(error)}`,
    )
    setOpen(false)
  }
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <Trans>Leave the group</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={<Trans>Leave the group {code}?</Trans>}
        confirm={<Trans>Leave the group</Trans>}
        onConfirm={leave}
        onCancel={() => setOpen(false)}
      >
        <Trans>
          You’ll lose its discount from your next order. You’ll need its code to rejoin.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
