import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { newestRewardsQuery, type RewardHistoryEntry } from '../../../api/rewards.ts'
import { formatDate, formatLongDate } from '../../../i18n/format-date.ts'
import { useNow } from '../../../ui/page/use-now.ts'
import { NearView } from '../../../ui/states/near-view.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import styles from './points-figure.module.css'
import { levelsInView, pointsOverTime } from './points-over-time.ts'
import { SkeletonSteps } from './skeleton-steps.tsx'

const LazyPointsLine = lazy(async () => ({
  default: (await import('./points-line.tsx')).PointsLine,
}))

/** Fifty entries, so that a long history takes few calls. */
const mostPages = 5

type Levels = { levels: readonly { name: string; from: number }[] }

function Points({ entries, levels }: Levels & { entries: readonly RewardHistoryEntry[] }) {
  const { t, i18n } = useLingui()
  const points = pointsOverTime(entries, useNow())
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const from = i18n.number(first.y)
  const to = i18n.number(last.y)
  const day = formatLongDate(first.x, { language: i18n.locale })
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Trans>
          From {from} to {to} points since {day}
        </Trans>
      </figcaption>
      <Suspense fallback={<SkeletonSteps label={t`The chart is loading.`} />}>
        <LazyPointsLine
          points={points}
          levels={levelsInView(levels, last.y)}
          label={t`Line chart: your points over time. The numbers are in the table below.`}
          numberOf={(amount) => i18n.number(amount)}
          dayOf={(instant) => formatDate(instant)}
        />
      </Suspense>
    </figure>
  )
}

function LoadedPoints({ pages, levels }: Levels & { pages: number }) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(newestRewardsQuery(pages))}
      loading={<SkeletonSteps label={t`The chart is loading.`} />}
      failedTitle={t`The chart could not be loaded`}
    >
      {(entries) => <Points entries={entries} levels={levels} />}
    </QueryState>
  )
}

export function PointsFigure({ pageCount, levels }: Levels & { pageCount: number }) {
  const { t } = useLingui()
  return (
    <div className={styles.room}>
      <NearView fallback={<SkeletonSteps label={t`The chart is loading.`} />}>
        <LoadedPoints pages={Math.min(pageCount, mostPages)} levels={levels} />
      </NearView>
    </div>
  )
}
