import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { Section } from '../../../ui/page/layout/section.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import type { HeldKind } from '../held/held-kinds.ts'
import styles from '../personal-data.module.css'
import { HeldAssessments } from './held-assessments.tsx'
import { HeldEdits, HeldTranslations } from './held-digital-files.tsx'
import { HeldOrders } from './held-orders.tsx'

/** Few people have an order form in progress, and it weighs much. */
const HeldOrderForm = lazy(async () => ({
  default: (await import('./held-order-form.tsx')).HeldOrderForm,
}))

const groups: Record<HeldKind, ComponentType> = {
  orders: HeldOrders,
  'order-form': HeldOrderForm,
  assessments: HeldAssessments,
  edits: HeldEdits,
  translations: HeldTranslations,
}

export function HeldFiles({ kinds }: { kinds: readonly HeldKind[] }) {
  return (
    <Section title={<Trans>Your files</Trans>}>
      <p className={styles.intro}>
        <Trans>
          In the portal, files open only in your account: for you, and for a member of our staff who
          acts in it. The editor of an order works with the files that you sent for it.
        </Trans>
      </p>
      {kinds.map((kind) => {
        const Group = groups[kind]
        return (
          <Suspense key={kind} fallback={<SkeletonLines lines={2} />}>
            <Group />
          </Suspense>
        )
      })}
    </Section>
  )
}
