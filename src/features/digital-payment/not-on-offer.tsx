import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'

export function NotOnOffer() {
  return (
    <Section title={<Trans>What you’re buying</Trans>}>
      <Empty
        title={<Trans>Nothing is available to buy right now</Trans>}
        action={
          <AppButtonLink to="/$lang/researcher">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        }
      >
        <Trans>Your existing purchases still work. Please check back later.</Trans>
      </Empty>
    </Section>
  )
}
