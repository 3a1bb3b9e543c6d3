import { Trans } from '@lingui/react/macro'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'

export function PersonalDataLink() {
  return (
    <Section title={<Trans>Your data</Trans>}>
      <p>
        <Trans>Your files, your details and the drafts on this device, in one place.</Trans>
      </p>
      <AppLink to="/$lang/account/data">
        <Trans>See and download your data</Trans>
      </AppLink>
    </Section>
  )
}
