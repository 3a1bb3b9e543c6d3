import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import type { OrderProps } from '../order-props.ts'
import { OpenStep } from './open-step.tsx'
import { PastStep } from './past-step.tsx'
import styles from './timeline.module.css'
import { isTask, markMeanwhile, timelineOf, withoutTasks } from './timeline-rules.ts'

type Props = OrderProps & {
  status: ReactNode
  /** Nothing is left to happen, or to do here. */
  isFolded: boolean
  /** What the customer has to do stands above. */
  hasTasksAbove: boolean
}

export function OrderTasks(props: OrderProps) {
  const tasks = timelineOf(props.order, useNow()).filter(isTask)
  return tasks.map((step) => (
    <OpenStep key={step.kind} step={{ ...step, isAlone: true }} {...props} />
  ))
}

export function OrderTimeline({ status, isFolded, hasTasksAbove, ...props }: Props) {
  const all = timelineOf(props.order, useNow())
  const steps = markMeanwhile(hasTasksAbove ? withoutTasks(all) : all)
  const list = (
    <ol className={styles.steps}>
      {steps.map((step) =>
        step.phase === 'done' ? (
          <PastStep key={`${step.kind} ${step.at}`} step={step} />
        ) : (
          <OpenStep key={step.kind} step={step} {...props} />
        ),
      )}
    </ol>
  )
  return (
    <Section title={<Trans>Progress</Trans>} action={status}>
      {isFolded ? (
        <details className={styles.history}>
          <summary>
            <Trans>Show all steps</Trans>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Section>
  )
}
