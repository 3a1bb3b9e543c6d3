import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ChartMissing } from '../../../../domain/charts/chart-missing.tsx'
import { formatList } from '../../../../i18n/format-list.ts'
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

type Props = {
  history: readonly ScoredDraft[]
  /** The number of the draft that this one is compared with. */
  compared: number
}

export function DraftCharts({ history, compared }: Props) {
  const { t, i18n } = useLingui()
  const marks = { drafts: history.length, compared }
  const formatted = (score: number) => formatScore(score, i18n.locale)
  const listed = (values: readonly { number: number; value: string }[]) =>
    formatList(
      values.map(({ number, value }) => t`draft ${number}: ${value}`),
      { language: i18n.locale },
    )
  const scoreList = listed(
    history.map(({ number, score }) => ({ number, value: formatted(score) })),
  )
  const errorList = listed(
    history.map(({ number, errors: count }) => ({
      number,
      value: count === undefined ? t`not counted` : i18n.number(count),
    })),
  )
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
            {...marks}
            points={scores}
            most={highestScore}
            label={t`Line chart: the score of each draft (${scoreList})`}
            format={formatted}
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
              {...marks}
              points={errors}
              most={Math.max(1, ...errors.map(({ y }) => y))}
              label={t`Line chart: the number of errors of each draft (${errorList})`}
              format={(count) => i18n.number(count)}
            />
          </Suspense>
        </figure>
      ) : null}
    </div>
  )
}
