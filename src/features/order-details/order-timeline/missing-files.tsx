import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import type { StepProps } from './timeline-props.ts'

// Orders that have their files do without forms.
const MissingFilesForm = lazy(async () => ({
  default: (await import('./missing-files-form.tsx')).MissingFilesForm,
}))

export function MissingFiles({ order, user, step }: StepProps) {
  return (
    <TimelineEntry step={step} title={<Trans>Send us your files</Trans>}>
      <p>
        <Trans>
          We’ll start as soon as they arrive, and your delivery time will count from then on. You’ll
          see the deadline here at once.
        </Trans>
      </p>
      <Suspense fallback={<SkeletonLines lines={3} />}>
        <MissingFilesForm order={order} user={user} />
      </Suspense>
    </TimelineEntry>
  )
}
