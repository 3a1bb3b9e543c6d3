import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { loyaltyQuery } from '../../api/rewards.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonTable } from '../../ui/states/skeleton-data.tsx'
import { CodesTable } from './codes-table.tsx'

export function ListedPromotions() {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(loyaltyQuery())}
      loading={<SkeletonTable rows={2} label={t`The promotions are loading.`} />}
      failedTitle={t`The promotions could not be loaded`}
      isEmpty={({ promotionalCodeBenefits }) => promotionalCodeBenefits.length === 0}
      empty={() => (
        <Empty title={<Trans>No promotions at the moment</Trans>}>
          <Trans>New promotions appear here as soon as they begin.</Trans>
        </Empty>
      )}
    >
      {({ promotionalCodeBenefits }) => (
        <CodesTable codes={promotionalCodeBenefits} label={t`Current Promotions`} />
      )}
    </QueryState>
  )
}
