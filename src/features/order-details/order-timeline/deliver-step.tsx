import { Trans } from '@lingui/react/macro'
import { DeadlineTime } from '../../../ui/page/deadline-time.tsx'
import { KeptTogether } from '../../../ui/page/one-line.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'

export function DeliverStep({ order, step }: StepProps) {
  if (order.deadline === null) return null
  const deadline = (
    <KeptTogether>
      <DeadlineTime deadline={order.deadline} />
    </KeptTogether>
  )
  if (step.kind === 'deliver-late') {
    return (
      <TimelineEntry step={step} title={<Trans>Your files were due by {deadline}</Trans>}>
        <p>
          <Trans>We are sorry for the delay. We’ll e-mail you when they are ready.</Trans>
        </p>
      </TimelineEntry>
    )
  }
  return (
    <TimelineEntry step={step} title={<Trans>Your files will be ready by {deadline}</Trans>}>
      <p>
        {order.paid ? (
          <Trans>We’ll e-mail you, and you can download them from your orders.</Trans>
        ) : (
          <Trans>
            We’ll e-mail you. You can download them from your orders once your payment has arrived.
          </Trans>
        )}
      </p>
    </TimelineEntry>
  )
}
