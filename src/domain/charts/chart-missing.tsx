import { Trans } from '@lingui/react/macro'

/** Shown if a chart's chunk fails to load; its numbers are in the table. */
export function ChartMissing() {
  return (
    <p>
      <Trans>The chart could not be loaded. The table shows the same numbers.</Trans>
    </p>
  )
}
