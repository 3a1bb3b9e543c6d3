import { Plural, Trans } from '@lingui/react/macro'
import { Status } from '../../ui/page/status.tsx'

type Props = {
  uses: number
  /** No package was ever bought. */
  isNew: boolean
}

export function UsesBadge({ uses, isNew }: Props) {
  if (uses === 0 && isNew) {
    return (
      <Status tone="off">
        <Trans>No package yet</Trans>
      </Status>
    )
  }
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
