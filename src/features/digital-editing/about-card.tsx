import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'

export function AboutCard({ addInLink }: { addInLink: string }) {
  return (
    <Section card title={<Trans>About digital editing</Trans>}>
      <p>
        <Trans>
          Our software corrects the English of a whole manuscript. Each correction is a tracked
          change, so you decide what stays.
        </Trans>
      </p>
      <p>
        <ExternalLink href={addInLink}>
          <Trans>Get the add-in for Microsoft Office</Trans>
        </ExternalLink>
      </p>
    </Section>
  )
}
