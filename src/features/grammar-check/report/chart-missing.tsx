import { Trans } from '@lingui/react/macro'

/** Where the code of a chart could not be loaded: its numbers are in the table all the same. */
export function ChartMissing() {
  return (
    <p>
      <Trans>The chart could not be loaded. The table below shows the same numbers.</Trans>
    </p>
  )
}
