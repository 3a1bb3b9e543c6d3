import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/section.tsx'

/** What Grammar Check does, and who offers it. */
export function AboutRail({ companyName }: { companyName: string }) {
  return (
    <>
      <Section card title={<Trans>About Grammar Check</Trans>}>
        <p>
          <Trans>
            Grammar Check reads a whole manuscript, scores its English from 0 to 10 and shows how
            that compares with other manuscripts.
          </Trans>
        </p>
        <p>
          <Trans>
            It also counts errors of five kinds, so that you know where to look first. It costs
            nothing, and your file is not changed.
          </Trans>
        </p>
      </Section>
      <Section card title={<Trans>About {companyName}</Trans>}>
        <p>
          <Trans>
            {companyName} edits and translates manuscripts for researchers who publish in English.
            Each order is taken by an editor who knows the field.
          </Trans>
        </p>
      </Section>
    </>
  )
}
