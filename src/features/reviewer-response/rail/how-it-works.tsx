import { Trans } from '@lingui/react/macro'
import { Section } from '../../../ui/page/layout/section.tsx'

export function HowItWorks() {
  return (
    <Section card title={<Trans>How it works</Trans>}>
      <ul>
        <li>
          <Trans>Paste the letter. It becomes a list of numbered comments.</Trans>
        </li>
        <li>
          <Trans>
            Answer each one, say where you changed the manuscript, and quote the new text.
          </Trans>
        </li>
        <li>
          <Trans>Download your answer as a Word document for the journal.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Everything stays in this browser until you delete it or sign out. We see neither the
          letter nor your answers.
        </Trans>
      </p>
    </Section>
  )
}
