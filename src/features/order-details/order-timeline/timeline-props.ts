import type { OrderProps } from '../order-page/order-props.ts'
import type { OpenStep } from './timeline-rules.ts'

export type StepProps = OrderProps & { step: OpenStep }
