import { Trans } from '@lingui/react/macro'
import { useUser } from '../../domain/account/use-user.ts'
import { BackLink } from '../../ui/page/buttons/back-link.tsx'

export function RewardsLink() {
  return useUser()?.hasRewards ? (
    <BackLink to="/$lang/researcher/rewards">
      <Trans>Rewards</Trans>
    </BackLink>
  ) : null
}
