import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Percentile } from '../../../../api/grammar-check.ts'
import { ChartMissing } from '../../../../domain/charts/chart-missing.tsx'
import { SkeletonChart } from '../../../../ui/states/skeleton-data.tsx'
import { curveOf, curveTable, excellentPercentile, pointAt } from '../../grammar-check-rules.ts'
import { formatScore } from '../score/format-score.ts'
import { ChartKey } from './chart-key.tsx'
import { Ordinal } from './ordinal.tsx'
import styles from './percentile-figure.module.css'

/** A separate chunk; the report works without it. */
const LazyPercentileCurve = lazy(() =>
  import('./percentile-curve.tsx').then(
    ({ PercentileCurve }) => ({ default: PercentileCurve }),
    () => ({ default: ChartMissing }),
  ),
)

type Props = { percentiles: readonly Percentile[]; own: number }

export function PercentileFigure({ percentiles, own: percentile }: Props) {
  const { t, i18n } = useLingui()
  const curve = curveOf(percentiles)
  const own = pointAt(curve, percentile)
  const excellent = pointAt(curve, excellentPercentile)
  if (!own || !excellent) return null
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Trans>Score needed for each percentile</Trans>
      </figcaption>
      <div className={styles.curveArea}>
        <Suspense fallback={<SkeletonChart label={t`The chart is loading.`} />}>
          <LazyPercentileCurve
            curve={curve}
            own={own}
            excellent={excellent}
            label={t`Line chart: the score rises with the percentile. The numbers are in the table below.`}
            scoreLabel={(score) => formatScore(score, i18n.locale)}
          />
        </Suspense>
      </div>
      <ChartKey excellent={excellent} />
      <details className={styles.numbers}>
        <summary>
          <Trans>Scores and percentiles</Trans>
        </summary>
        <table aria-label={t`Score needed for each percentile`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Percentile</Trans>
              </th>
              <th scope="col">
                <Trans>Minimum score</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {curveTable(curve, own.x).map(({ x, y }) => (
              <tr key={x} data-own={x === own.x || undefined}>
                <th scope="row">
                  {x === own.x ? (
                    <Trans>
                      <Ordinal value={x} /> (your manuscript)
                    </Trans>
                  ) : (
                    <Ordinal value={x} />
                  )}
                </th>
                <td>{formatScore(y / 10, i18n.locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
