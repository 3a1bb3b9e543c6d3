import { Trans } from '@lingui/react/macro'

export function ChartMissing() {
  return (
    <p>
      <Trans>The chart could not be loaded. The table shows the same numbers.</Trans>
    </p>
  )
}
