import type { OrderForm, StepName } from '../../api/order-form/order-form.ts'
import { stepLabels } from '../../domain/order-steps/step-labels.ts'

type Steps = OrderForm['steps']

const indexOf = ({ list }: Steps, step: StepName) => list.findIndex(({ name }) => name === step)

/** The current step and those before it may be opened. */
export function isOpen(steps: Steps, step: StepName): boolean {
  const index = indexOf(steps, step)
  return index >= 0 && index <= indexOf(steps, steps.current.name)
}

/** Undefined at the first step. */
export function stepBefore(steps: Steps, step: StepName): StepName | undefined {
  return steps.list[indexOf(steps, step) - 1]?.name
}

/** Undefined at the last step. */
export function stepAfter(steps: Steps, step: StepName): StepName | undefined {
  return steps.list[indexOf(steps, step) + 1]?.name
}

/** Some screens have a second address. */
const aliases: Readonly<Record<string, StepName>> = {
  upload: 'get-started',
  select: 'manuscript-services',
}

const isStepName = (segment: string): segment is StepName => segment in stepLabels

/** The step of a screen's path; undefined for a path without one. */
export function stepOfPath(pathname: string): StepName | undefined {
  const segment = pathname.split('/').at(-1) ?? ''
  return isStepName(segment) ? segment : aliases[segment]
}
