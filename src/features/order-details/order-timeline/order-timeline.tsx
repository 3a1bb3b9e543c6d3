import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useNow } from '../../../ui/states/use-now.ts'
import type { OrderProps } from '../order-page/order-props.ts'
import { OpenStep } from './open-step.tsx'
import { PastStep } from './past-step.tsx'
import styles from './timeline.module.css'
import { timelineOf } from './timeline-rules.ts'

type Props = OrderProps & {
  /** In a word. */
  status: ReactNode
}

/** What happened, what happens now and next, by whom and when. */
export function OrderTimeline({ status, ...props }: Props) {
  const steps = timelineOf(props.order, useNow())
  return (
    <Section title={<Trans>Progress</Trans>} action={status}>
      <ol className={styles.steps}>
        {steps.map((step) =>
          step.phase === 'done' ? (
            <PastStep key={`${step.kind} ${step.at}`} step={step} />
          ) : (
            <OpenStep key={step.kind} step={step} {...props} />
          ),
        )}
      </ol>
    </Section>
  )
}
