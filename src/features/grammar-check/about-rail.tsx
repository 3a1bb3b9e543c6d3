import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/layout/section.tsx'

export function AboutRail({ companyName }: { companyName: string }) {
  return (
    <>
      <Section card title={<Trans>About Grammar Check</Trans>}>
        <p>
          <Trans>
            Grammar Check reads a whole manuscript, scores its English from 0 to 10 and shows how it
            compares with other manuscripts.
          </Trans>
        </p>
        <p>
          <Trans>
            It also counts five kinds of error, so you know where to look first. It's free, and your
            file stays unchanged.
          </Trans>
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
