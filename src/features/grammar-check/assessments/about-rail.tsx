import { Trans } from '@lingui/react/macro'
import type { Application } from '../../../api/application.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'

export function AboutRail({ config }: Pick<Application, 'config'>) {
  const { companyName, links } = config
  return (
    <>
      <Section card title={<Trans>About Grammar Check</Trans>}>
        <p>
          <Trans>
            Grammar Check reads a whole manuscript, scores its English from 0 to 10 and shows how it
            compares with other manuscripts.
          </Trans>
        </p>
        <p>
          <Trans>
            It also counts five kinds of error, so you know where to look first. It’s free.
          </Trans>
        </p>
      </Section>
      <Section card title={<Trans>What happens to your file</Trans>}>
        <p>
          <Trans>
            Your file stays unchanged. Only you can open its report, and an editor reads your
            manuscript only if you order editing.
          </Trans>
        </p>
        <p>
          <ExternalLink href={links.privacyPolicy}>
            <Trans>Privacy policy</Trans>
          </ExternalLink>
        </p>
      </Section>
      <Section card title={<Trans>About {companyName}</Trans>}>
        <p>
          <Trans>
            {companyName} edits and translates manuscripts for researchers who publish in English.
            Every order goes to an editor in your field.
          </Trans>
        </p>
      </Section>
    </>
  )
}
