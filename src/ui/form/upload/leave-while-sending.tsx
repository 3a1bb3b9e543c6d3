import { Trans } from '@lingui/react/macro'
import { LeaveDialog } from '../../states/leaving/leave-dialog.tsx'

export function LeaveWhileSending({ active }: { active: boolean }) {
  return (
    <LeaveDialog
      active={active}
      isLeft={({ current, next }) => current.pathname !== next.pathname}
      asksBeforeUnload
      title={<Trans>Leave while your files are uploading?</Trans>}
      stay={<Trans>Stay and finish the upload</Trans>}
      danger
    >
      <Trans>Files that have not finished uploading would have to be chosen again.</Trans>
    </LeaveDialog>
  )
}
