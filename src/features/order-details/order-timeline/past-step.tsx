import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import styles from './timeline.module.css'
import type { TimelinePastStep as Past } from './timeline-rules.ts'

const names: Record<Past['kind'], MessageDescriptor> = {
  ordered: msg`Ordered`,
  files: msg`Files received`,
  paid: msg`Payment received`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** What happened, and on which day. */
export function PastStep({ step: { kind, at, isCurrent } }: { step: Past }) {
  const { i18n } = useLingui()
  const day = at === null ? null : formatDate(at)
  return (
    <li className={styles.step} data-phase="done" aria-current={isCurrent ? 'step' : undefined}>
      <p className={styles.past}>
        <span>{i18n._(names[kind])}</span>
        {day === null ? null : <time dateTime={day}>{day}</time>}
      </p>
    </li>
  )
}
