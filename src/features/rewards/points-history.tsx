import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { loyaltyLevelsQuery, type RewardHistory, rewardHistoryQuery } from '../../api/rewards.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { Pager, PagerLink } from '../../ui/page/buttons/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { NoSuchPage } from '../../ui/states/no-such-page.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonTable } from '../../ui/states/skeleton-data.tsx'
import { levelLabels } from './level-labels.ts'
import { PointsFigure } from './points-over-time/points-figure.tsx'
import { PointsTable } from './points-table.tsx'

const rewards = '/$lang/researcher/rewards'

function HistoryPager({ pagination }: Pick<RewardHistory, 'pagination'>) {
  const { current, pageCount, totalCount } = pagination
  const link = { to: rewards, resetScroll: false } as const
  return (
    <Pager
      current={current}
      pageCount={pageCount}
      count={<Plural value={totalCount} one="# entry" other="# entries" />}
      link={({ kind, page }) => (
        <PagerLink {...link} search={page > 1 ? { page } : {}} kind={kind} />
      )}
    />
  )
}

function HistoryFigure({ pagination }: Pick<RewardHistory, 'pagination'>) {
  const levels = useQuery(loyaltyLevelsQuery()).data?.loyaltyLevels ?? []
  // One entry would say what its row says.
  if (pagination.totalCount < 2) return null
  return (
    <PointsFigure
      pageCount={pagination.pageCount}
      levels={levels.map(({ name, minimumPointsNeeded }) => ({
        name: labelOf(levelLabels, name),
        from: minimumPointsNeeded,
      }))}
    />
  )
}

export function PointsHistory({ page }: { page: number }) {
  const { t } = useLingui()
  const history = useQuery(rewardHistoryQuery(page))
  return (
    <QueryState
      query={history}
      loading={<SkeletonTable rows={5} label={t`Your points are loading.`} />}
      failedTitle={t`Your points could not be loaded`}
      isEmpty={({ rewardHistory }) => rewardHistory.length === 0}
      empty={({ pagination }) =>
        pagination.totalCount === 0 ? (
          <Empty title={<Trans>No points yet</Trans>}>
            <Trans>You’ll earn your first with your next order, once its invoice is paid.</Trans>
          </Empty>
        ) : (
          <NoSuchPage
            page={page}
            pageCount={pagination.pageCount}
            firstPage={<PagerLink to={rewards} search={{}} resetScroll={false} kind="first" />}
          />
        )
      }
    >
      {({ rewardHistory, pagination }) => (
        <>
          <HistoryFigure pagination={pagination} />
          <div aria-busy={history.isPlaceholderData}>
            <PointsTable entries={rewardHistory} />
            <HistoryPager pagination={pagination} />
          </div>
        </>
      )}
    </QueryState>
  )
}
