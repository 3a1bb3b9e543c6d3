import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ChartMissing } from '../../../../domain/charts/chart-missing.tsx'
import { SkeletonChart } from '../../../../ui/states/skeleton-data.tsx'
import { formatScore } from '../score/format-score.ts'
import type { ScoredDraft } from './draft-history.ts'
import styles from './drafts.module.css'

const LazyDraftLine = lazy(() =>
  import('./draft-line.tsx').then(
    ({ DraftLine }) => ({ default: DraftLine }),
    () => ({ default: ChartMissing }),
  ),
)

const highestScore = 10

export function DraftCharts({ history }: { history: readonly ScoredDraft[] }) {
  const { t, i18n } = useLingui()
  const drafts = history.length
  const scores = history.map(({ number, score }) => ({ x: number, y: score }))
  const errors = history.flatMap(({ number, errors: y }) =>
    y === undefined ? [] : [{ x: number, y }],
  )
  const loading = <SkeletonChart label={t`The chart is loading.`} />
  return (
    <div className={styles.charts}>
      <figure>
        <figcaption>
          <Trans>Score by draft, from 0 to 10</Trans>
        </figcaption>
        <Suspense fallback={loading}>
          <LazyDraftLine
            points={scores}
            drafts={drafts}
            most={highestScore}
            label={t`Line chart: the score of each draft. The numbers are in the table below.`}
            format={(score) => formatScore(score, i18n.locale)}
          />
        </Suspense>
      </figure>
      {errors.length > 1 ? (
        <figure>
          <figcaption>
            <Trans>Errors by draft</Trans>
          </figcaption>
          <Suspense fallback={loading}>
            <LazyDraftLine
              points={errors}
              drafts={drafts}
              most={Math.max(1, ...errors.map(({ y }) => y))}
              label={t`Line chart: the number of errors of each draft. The numbers are in the table below.`}
              format={(count) => i18n.number(count)}
            />
          </Suspense>
        </figure>
      ) : null}
    </div>
  )
}
