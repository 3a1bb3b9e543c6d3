import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isoOf } from '../../../lib/calendar.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from './timeline.module.css'
import type { TimelinePastStep as Past } from './timeline-rules.ts'

const names: Record<Past['kind'], MessageDescriptor> = {
  ordered: msg`Ordered`,
  files: msg`Files received`,
  paid: msg`Payment received`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

export function PastStep({ step: { kind, at, isCurrent } }: { step: Past }) {
  const { i18n } = useLingui()
  return (
    <li className={styles.step} data-phase="done" aria-current={isCurrent ? 'step' : undefined}>
      <Icon name={kind === 'cancelled' ? 'grey' : 'check'} className={styles.mark} />
      <p className={styles.past}>
        <span>{i18n._(names[kind])}</span>
        {at === null ? null : <ShownDate at={isoOf(at)} />}
      </p>
    </li>
  )
}
