import { Trans } from '@lingui/react/macro'
import { Button } from '../page/buttons/button.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onReload?: () => void
}

const reloadPage = () => window.location.reload()

export function NetworkFailureModal({ open, onClose, onReload = reloadPage }: Props) {
  return (
    <ModalDialog
      open={open}
      alert
      title={<Trans>We could not reach Galley</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button variant="filled" onClick={onReload}>
            <Trans>Reload</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          The connection failed, or our service did not respond in time. Please check your
          connection and reload the page.
        </Trans>
      </p>
    </ModalDialog>
  )
}
