import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'

function NotLoaded() {
  return (
    <Notice tone="red">
      <Trans>The explanation could not be loaded. Please reload the page.</Trans>
    </Notice>
  )
}

// Few people open it.
const LazyExplanation = lazy(() =>
  import('./explained/price-explanation.tsx').then(
    ({ PriceExplanation }) => ({ default: PriceExplanation }),
    () => ({ default: NotLoaded }),
  ),
)

export function PriceExplainedButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Price breakdown</Trans>
      </Button>
      {isOpen ? (
        <ModalDialog
          open
          long
          title={<Trans>Price breakdown</Trans>}
          onClose={close}
          actions={
            <Button onClick={close}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          <Suspense fallback={<SkeletonLines lines={5} />}>
            <LazyExplanation />
          </Suspense>
        </ModalDialog>
      ) : null}
    </div>
  )
}
