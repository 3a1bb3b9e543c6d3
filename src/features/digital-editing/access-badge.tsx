import { Trans } from '@lingui/react/macro'
import { Status } from '../../ui/page/status.tsx'
import type { EditingAccess } from './editing-rules.ts'

type Props = {
  access: EditingAccess
  /** A subscription ends soon. */
  isLate: boolean
}

export function AccessBadge({ access, isLate }: Props) {
  switch (access) {
    case 'subscribed':
      return (
        <Status tone={isLate ? 'waiting' : 'done'}>
          <Trans>Annual subscription</Trans>
        </Status>
      )
    case 'trial':
      return (
        <Status tone="done">
          <Trans>Free trial</Trans>
        </Status>
      )
    case 'earlier-edits':
    case 'none':
      return (
        <Status tone="off">
          <Trans>No subscription</Trans>
        </Status>
      )
  }
}
