import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../api/orders.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import type { Listed } from '../../../lib/unlisted.ts'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from './card-timeline.module.css'
import { type CardStep, workKindOf } from './card-timeline-rules.ts'

const fieldLabels: Record<Listed<NonNullable<Order['fieldOfStudy']>>, MessageDescriptor> = {
  'life-sciences': msg`Life Sciences`,
  'agricultural-sciences': msg`Agricultural Sciences`,
  medicine: msg`Medicine`,
  'health-sciences': msg`Health Sciences`,
  'physical-sciences': msg`Physical Sciences and Mathematics`,
  engineering: msg`Engineering and Computing`,
  'social-sciences': msg`Social Sciences`,
  humanities: msg`Arts and Humanities`,
}

const workLabels: Record<ReturnType<typeof workKindOf>, MessageDescriptor> = {
  editing: msg`In editing`,
  translation: msg`In translation`,
  other: msg`In preparation`,
}

type Props = { order: Order; steps: readonly CardStep[] }

/** Of the first step, which has a date, nothing. */
function stepLabelOf(order: Order, { kind, phase }: CardStep): MessageDescriptor | null {
  switch (kind) {
    case 'receive':
      return null
    case 'assign':
      return phase === 'now' ? msg`Finding an editor` : msg`Editor assigned`
    case 'work':
      return workLabels[workKindOf(order)]
    case 'deliver':
      return msg({ context: 'step of an order', message: 'Ready' })
  }
}

/** Only the step at which the order stands is written out. */
export function CardTimeline({ order, steps }: Props) {
  const { i18n, t } = useLingui()
  const field = order.fieldOfStudy
  const received = <ShownDate at={order.createdAt} />
  return (
    <ol className={styles.steps} aria-label={t`Progress`}>
      {steps.map((step) => {
        const { kind, phase } = step
        const label = stepLabelOf(order, step)
        return (
          <li
            key={kind}
            className={styles.step}
            data-phase={phase}
            aria-current={phase === 'now' ? 'step' : undefined}
          >
            <span>
              {label ? i18n._(label) : <Trans context="order">Received {received}</Trans>}{' '}
              {field && kind === 'assign' && phase === 'done' ? labelOf(fieldLabels, field) : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
