import { Plural, Trans } from '@lingui/react/macro'
import { Status } from '../../ui/page/status.tsx'

/** The translations that are left in all packages, beside the heading. */
export function UsesBadge({ uses }: { uses: number }) {
  return (
    <Status tone={uses === 0 ? 'waiting' : 'done'}>
      {uses === 0 ? (
        <Trans>No translations left</Trans>
      ) : (
        <Plural value={uses} one="# translation left" other="# translations left" />
      )}
    </Status>
  )
}
