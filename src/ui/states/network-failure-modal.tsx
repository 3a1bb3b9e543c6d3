import { Trans } from '@lingui/react/macro'
import { Button } from '../page/button.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** What the main action does; the browser loads the page anew when left out. */
  onReload?: () => void
}

const reloadPage = () => window.location.reload()

/** The service could not be reached for something that the person asked for. */
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
