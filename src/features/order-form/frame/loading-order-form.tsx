import { Trans, useLingui } from '@lingui/react/macro'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { SkeletonCard, SkeletonTiles } from '../../../ui/states/skeleton.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import { RoomOfStep } from './room-of-step.tsx'

export function LoadingOrderForm() {
  const { t } = useLingui()
  const isNarrow = useMediaQuery('(max-width: 860px)')
  return (
    <RoomOfStep>
      <PageGrid
        rail={isNarrow ? null : <SkeletonCard lines={6} label={null} />}
        railLabel={t`The order summary is loading.`}
      >
        <p>
          <Trans>Please wait while we load your order</Trans>
        </p>
        <SkeletonTiles label={null} />
      </PageGrid>
    </RoomOfStep>
  )
}
