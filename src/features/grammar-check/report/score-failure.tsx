import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../../../ui/page/section.tsx'
import { Failed } from '../../../ui/states/failed.tsx'

/** The manuscript could not be scored: why that happens, and what to do. */
export function ScoreFailure({ action }: { action: ReactNode }) {
  return (
    <Section title={<Trans>Language quality</Trans>}>
      <Failed title={<Trans>This assessment could not be completed</Trans>} action={action}>
        <Trans>
          We are sorry: we could not read enough of this file to score it. That happens when a file
          is empty, damaged or locked by a password. Please save it again as a .docx file without a
          password, and upload it anew.
        </Trans>
      </Failed>
    </Section>
  )
}
