import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../states/confirm-dialog.tsx'

/** Asks before the page is left while files are uploading. */
export function LeaveWhileSending({ active }: { active: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    disabled: !active,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={<Trans>Leave while your files are uploading?</Trans>}
      confirm={<Trans>Leave this page</Trans>}
      cancel={<Trans>Stay and finish the upload</Trans>}
      danger
      onConfirm={async () => proceed?.()}
      onCancel={() => reset?.()}
    >
      <Trans>Files that have not finished uploading would have to be chosen again.</Trans>
    </ConfirmDialog>
  )
}
