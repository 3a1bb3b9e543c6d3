import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'

export function AnswerStep({ user: { email }, step }: StepProps) {
  return (
    <TimelineEntry step={step} title={<Trans>Please answer our question</Trans>}>
      <p>
        <Trans>We've e-mailed it to {email}. We'll carry on as soon as we have your answer.</Trans>
      </p>
      <p>
        <Trans>
          Can't find our e-mail? <ExternalLink href="/support">Ask our support team</ExternalLink>
        </Trans>
      </p>
    </TimelineEntry>
  )
}
