import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { StepButtonLink } from '../frame/step-link.tsx'

export function NoMultimediaServices() {
  const { links } = useRouteContext({ from: '/$lang' }).application.config
  return (
    <Section title={<Trans>Services</Trans>}>
      <Empty
        title={<Trans>No multimedia services at the moment</Trans>}
        action={
          <StepButtonLink step="get-started" variant="filled">
            <Trans>Choose another goal</Trans>
          </StepButtonLink>
        }
      >
        <Trans>
          You can order something else for this manuscript, or{' '}
          <ExternalLink href={links.support}>contact us</ExternalLink> for a quote.
        </Trans>
      </Empty>
    </Section>
  )
}
