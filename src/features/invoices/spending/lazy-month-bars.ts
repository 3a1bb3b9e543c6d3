import { lazy } from 'react'
import { ChartMissing } from '../../../domain/charts/chart-missing.tsx'

/** A chunk of its own; the table shows the same numbers. */
export const LazyMonthBars = lazy(() =>
  import('./month-bars.tsx').then(
    ({ MonthBars }) => ({ default: MonthBars }),
    () => ({ default: ChartMissing }),
  ),
)
