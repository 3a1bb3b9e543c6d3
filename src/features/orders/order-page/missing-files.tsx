import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import type { OrderProps } from './order-props.ts'
import { Step } from './step.tsx'

// Orders that have their files do without forms.
const MissingFilesForm = lazy(async () => ({
  default: (await import('./missing-files-form.tsx')).MissingFilesForm,
}))

/** Files that were left for later are sent here. */
export function MissingFiles({ order, user }: OrderProps) {
  return (
    <Step by="you" title={<Trans>Send us your files</Trans>}>
      <p>
        <Trans>
          We start as soon as they arrive, and your delivery time counts from then on. You'll see
          the deadline here at once.
        </Trans>
      </p>
      <Suspense fallback={<SkeletonLines lines={3} />}>
        <MissingFilesForm order={order} owner={user.identity} />
      </Suspense>
    </Step>
  )
}
