import { lazy } from 'react'
import { ChartMissing } from '../../../../domain/charts/chart-missing.tsx'

/** A separate chunk; the report works without it. */
export const LazyPercentileCurve = lazy(() =>
  import('./percentile-curve.tsx').then(
    ({ PercentileCurve }) => ({ default: PercentileCurve }),
    () => ({ default: ChartMissing }),
  ),
)
