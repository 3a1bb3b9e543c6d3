import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { loyaltyQuery } from '../../api/rewards.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { ListedPromotions } from './listed-promotions.tsx'
import { RewardsLink } from './rewards-link.tsx'

export function PromotionsScreen() {
  const { t } = useLingui()
  const codes = useQuery(loyaltyQuery()).data?.promotionalCodeBenefits
  return (
    <>
      <RewardsLink />
      <PageHeading
        title={t`Current Promotions`}
        lead={
          codes?.length === 0 ? undefined : (
            <Trans>Copy a code and paste it into your next order before you pay.</Trans>
          )
        }
        action={
          <AppButtonLink to="/$lang/researcher/submit/new" preload={false} variant="filled">
            <Trans>Start a new order</Trans>
          </AppButtonLink>
        }
      />
      <Section title={<Trans>Codes for your next order</Trans>}>
        <ListedPromotions />
      </Section>
    </>
  )
}
