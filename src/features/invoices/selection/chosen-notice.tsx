import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/page/notice.tsx'
import { LeftOutNotice } from '../pay-off/left-out.tsx'
import type { PayOffTask } from '../pay-off/pay-off-task.ts'

export function ChosenNotice({ task }: { task: PayOffTask }) {
  if (task.kind !== 'broken') return <LeftOutNotice leftOut={task.leftOut} isRepeated={false} />
  return (
    <Notice tone="plain" title={<Trans>This payment link is incomplete</Trans>}>
      <Trans>Part of the link is missing or was changed. Please choose the invoices again.</Trans>
    </Notice>
  )
}
