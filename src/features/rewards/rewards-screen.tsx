import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { loyaltyQuery } from '../../api/rewards.ts'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { EarnedCodes } from './earned-codes.tsx'
import { ListedPromotions } from './listed-promotions.tsx'
import { PointsHistory } from './points-history.tsx'
import styles from './rewards-screen.module.css'
import { WaysToEarn } from './ways-to-earn.tsx'

type Props = {
  application: Application
  user: User
  page: number
}

/** Nothing where there are none: the page of the promotions says so. */
function CurrentPromotions() {
  const { data } = useQuery(loyaltyQuery())
  if (data?.promotionalCodeBenefits.length === 0) return null
  return (
    <Section title={<Trans>Current promotions</Trans>}>
      <ListedPromotions />
    </Section>
  )
}

export function RewardsScreen({ application, user, page }: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Rewards`}
        lead={<Trans>Earn points on every order and save on the next.</Trans>}
      />
      <PageGrid
        railLabel={t`Ways to earn rewards`}
        rail={<WaysToEarn user={user} application={application} />}
      >
        <AtAGlance points={user.totalRewardPoints} />
        <EarnedCodes />
        <CurrentPromotions />
      </PageGrid>
      <div className={styles.history}>
        <Section title={<Trans>Points history</Trans>}>
          <PointsHistory page={page} />
        </Section>
      </div>
    </>
  )
}
