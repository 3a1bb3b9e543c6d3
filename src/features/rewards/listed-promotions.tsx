import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { loyaltyQuery } from '../../api/rewards.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { CodesTable } from './codes-table.tsx'

export function ListedPromotions() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(loyaltyQuery())
  if (!data) {
    if (error) {
      return (
        <Failed title={t`The promotions could not be loaded`} onRetry={refetch}>
          {failureMessage(error)}
        </Failed>
      )
    }
    return <SkeletonRows rows={2} label={t`The promotions are loading.`} />
  }
  if (data.promotionalCodeBenefits.length === 0) {
    return (
      <Empty title={<Trans>No promotions at the moment</Trans>}>
        <Trans>New promotions appear here as soon as they begin.</Trans>
      </Empty>
    )
  }
  return <CodesTable codes={data.promotionalCodeBenefits} label={t`Current Promotions`} />
}
