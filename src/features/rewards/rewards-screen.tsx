import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { EarnedCodes } from './earned-codes.tsx'
import { ListedPromotions } from './listed-promotions.tsx'
import { AtAGlance } from './points/at-a-glance.tsx'
import { PointsHistory } from './points/points-history.tsx'
import { WaysToEarn } from './points/ways-to-earn.tsx'

type Props = {
  application: Application
  user: User
  /** Of the points history. */
  page: number
}

export function RewardsScreen({ application, user, page }: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Rewards`}
        lead={<Trans>Earn points on every order and save on the next.</Trans>}
      />
      <AtAGlance points={user.totalRewardPoints} />
      <EarnedCodes />
      <Section title={<Trans>Current promotions</Trans>}>
        <ListedPromotions />
      </Section>
      <WaysToEarn user={user} application={application} />
      <Section title={<Trans>Points history</Trans>}>
        <PointsHistory page={page} />
      </Section>
    </>
  )
}
