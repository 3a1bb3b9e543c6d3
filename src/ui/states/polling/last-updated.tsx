import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { zoneName } from '../../../i18n/format-instant.ts'
import type { Instant } from '../../../lib/instant.ts'
import { Announced } from '../../page/announced.tsx'
import { Button } from '../../page/buttons/button.tsx'
import { useFocusAfterChange } from '../../page/layout/use-focus-after-change.ts'
import { Notice } from '../../page/notice.tsx'
import { KeptTogether } from '../../page/one-line.tsx'

/** Consecutive failed polls that are not shown. */
export const quietFailures = 2

type Props = {
  failedPolls: number
  asOf: Instant
  onRetry?: () => Promise<unknown>
}

export function LastUpdated({ failedPolls, asOf, onRetry }: Props) {
  const { i18n } = useLingui()
  const isShown = failedPolls > quietFailures
  // The pressed button goes away with the notice.
  useFocusAfterChange(isShown || undefined)
  const when = (
    <KeptTogether>
      {formatDateTime(asOf)} {zoneName(asOf, { language: i18n.locale })}
    </KeptTogether>
  )
  return (
    <Announced>
      {isShown ? (
        <Notice action={onRetry ? <Retry onRetry={onRetry} /> : null}>
          <Trans>We can’t reach the service right now. This page was last updated {when}.</Trans>
        </Notice>
      ) : null}
    </Announced>
  )
}

function Retry({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={() => void retry()}>
      <Trans>Try again</Trans>
    </Button>
  )
}
