import { lazy } from 'react'
import { ChartMissing } from '../../../../domain/charts/chart-missing.tsx'

const missing = () => ({ default: ChartMissing })

/** Separate chunks; the report works without them. */
export const LazyPercentileCurve = lazy(() =>
  import('./percentile-curve.tsx').then(
    ({ PercentileCurve }) => ({ default: PercentileCurve }),
    missing,
  ),
)

export const LazyIssueBars = lazy(() =>
  import('./issue-bars.tsx').then(({ IssueBars }) => ({ default: IssueBars }), missing),
)
