import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../../../../ui/page/layout/section.tsx'
import { Failed } from '../../../../ui/states/failed.tsx'

export function ScoreFailure({ action }: { action: ReactNode }) {
  return (
    <Section title={<Trans>Language quality</Trans>}>
      <Failed title={<Trans>This assessment could not be completed</Trans>} action={action}>
        <Trans>
          We’re sorry, we couldn’t read enough of this file to score it. It may be empty, damaged or
          protected by a password. Please save it as a .docx file without a password and upload it
          again.
        </Trans>
      </Failed>
    </Section>
  )
}
