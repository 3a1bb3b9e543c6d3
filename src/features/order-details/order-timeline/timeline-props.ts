import type { OrderProps } from '../order-props.ts'
import type { TimelineOpenStep } from './timeline-rules.ts'

export type StepProps = OrderProps & { step: TimelineOpenStep }
