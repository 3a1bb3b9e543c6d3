import { Trans } from '@lingui/react/macro'
import { Section } from '../../../ui/page/layout/section.tsx'

export function HowItWorks({ hasOrder }: { hasOrder: boolean }) {
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
        {hasOrder ? (
          <Trans>
            What you write is saved with your order, so that you can go on from any device. Your
            editor sees it only if you attach it to a re-edit.
          </Trans>
        ) : (
          <Trans>
            Everything stays in this browser until you delete it or sign out. We see neither the
            letter nor your answers.
          </Trans>
        )}
      </p>
    </Section>
  )
}
