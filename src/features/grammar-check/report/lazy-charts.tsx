import { lazy } from 'react'
import { ChartMissing } from './chart-missing.tsx'

const missing = () => ({ default: ChartMissing })

/** The charts come in chunks of their own; without them a report is still a report. */
export const PercentileCurve = lazy(() =>
  import('./percentile-curve.tsx').then(
    ({ PercentileCurve }) => ({ default: PercentileCurve }),
    missing,
  ),
)

export const IssueBars = lazy(() =>
  import('./issue-bars.tsx').then(({ IssueBars }) => ({ default: IssueBars }), missing),
)
