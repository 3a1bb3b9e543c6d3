import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { cancelFapiaoMutation, type Fapiao } from '../../api/fapiao.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/states/confirm-dialog.tsx'
import { notifyCancelled, officialLanguage } from './fapiao-messages.ts'

type Props = {
  fapiao: Fapiao
  onCancelled: () => void
}

export function CancelFapiaoButton({ fapiao, onCancelled }: Props) {
  const { t: translate } = useLingui()
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useMutation(cancelFapiaoMutation())
  const isCancelled = useRef(false)
  const afterCancel = useRef(onCancelled)
  useEffect(() => {
    afterCancel.current = onCancelled
  })
  // Not earlier: the open dialog holds the focus.
  useEffect(
    () => () => {
      if (isCancelled.current) afterCancel.current()
    },
    [],
  )
  const { identity, organizationName } = fapiao
  const number = fapiao.number ?? identity

  const cancelFapiao = async () => {
    isCancelled.current = await tryTelling(
      `fapiao ${identity}`,
      async () => notifyCancelled(await mutateAsync(identity)),
      (error) => () => `${t`Fapiao ${number} could not be cancelled.`} ${failureReason(error)}`,
    )
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="text"
        aria-label={translate`Cancel fapiao ${number}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Cancel fapiao</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={<Trans>Cancel this fapiao?</Trans>}
        confirm={<Trans>Cancel the fapiao</Trans>}
        cancel={<Trans>Keep fapiao</Trans>}
        onConfirm={cancelFapiao}
        onCancel={() => setOpen(false)}
      >
        <Trans>
          {number} for <span lang={officialLanguage}>{organizationName}</span> will no longer be
          valid at the tax office. This cannot be undone. You can request another for the same
          payment.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
