import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { DeliverStep } from './deliver-step.tsx'
import { MissingFiles } from './missing-files.tsx'
import { PayStep } from './pay-step.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'

function AnswerStep({ user: { email }, step }: StepProps) {
  return (
    <TimelineEntry step={step} title={<Trans>Please answer our question</Trans>}>
      <p>
        <Trans>We’ve e-mailed it to {email}. We’ll carry on as soon as we have your answer.</Trans>
      </p>
      <p>
        <Trans>
          Can’t find our e-mail? <ExternalLink href="/support">Ask our support team</ExternalLink>
        </Trans>
      </p>
    </TimelineEntry>
  )
}

export function OpenStep(props: StepProps) {
  const { step } = props
  switch (step.kind) {
    case 'send-files':
      return <MissingFiles {...props} />
    case 'answer':
      return <AnswerStep {...props} />
    case 'pay':
      return <PayStep {...props} />
    case 'find-editor':
      return (
        <TimelineEntry
          step={step}
          title={
            step.phase === 'now' ? (
              <Trans>We’re finding the right editor</Trans>
            ) : (
              <Trans>We’ll find the right editor</Trans>
            )
          }
        >
          <p>
            <Trans>Someone who knows your field will take on your order.</Trans>
          </p>
        </TimelineEntry>
      )
    case 'edit':
      return (
        <TimelineEntry step={step} title={<Trans>Your editor is at work</Trans>}>
          <p>
            <Trans>If a question comes up, we’ll e-mail you.</Trans>
          </p>
        </TimelineEntry>
      )
    case 'agree-on-deadline':
      return (
        <TimelineEntry step={step} title={<Trans>We’ll agree on a deadline with you</Trans>}>
          <p>
            <Trans>We’ll e-mail you soon with a proposal.</Trans>
          </p>
        </TimelineEntry>
      )
    case 'deliver':
    case 'deliver-late':
      return <DeliverStep {...props} />
  }
}
