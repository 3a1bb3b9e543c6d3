import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../page/buttons/button.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type Props = {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirm: ReactNode
  cancel?: ReactNode
  danger?: boolean
  /** The dialog stays open and busy until the promise settles. */
  onConfirm: () => Promise<unknown> | undefined
  onCancel: () => void
}

export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, cancel, danger, onConfirm, onCancel } = props
  const [busy, setBusy] = useState(false)
  async function goOn() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  const leave = () => {
    if (!busy) onCancel()
  }
  return (
    <ModalDialog
      open={open}
      title={title}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{cancel ?? <Trans>Cancel</Trans>}</Button>
          <Button variant="filled" danger={danger} busy={busy} onClick={() => void goOn()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  )
}
