import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../ui/states/modal-dialog.tsx'
import { SurveyFrame } from './survey-frame.tsx'

export function Survey({ address }: { address: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Take the survey</Trans>
      </Button>
      <ModalDialog
        open={open}
        drawer
        title={<Trans>Survey</Trans>}
        onClose={close}
        actions={
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {open ? <SurveyFrame address={address} onDone={close} /> : null}
      </ModalDialog>
    </>
  )
}
