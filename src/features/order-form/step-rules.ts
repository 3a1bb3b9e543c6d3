import type { OrderForm, StepName } from '../../api/order-form/order-form.ts'
import { stepLabels } from '../../domain/order-steps/step-labels.ts'

type Steps = OrderForm['steps']

const indexOf = ({ list }: Steps, step: StepName) => list.findIndex(({ name }) => name === step)

/** The current step and those before it may be opened. */
export function isOpen(steps: Steps, step: StepName): boolean {
  const index = indexOf(steps, step)
  return index >= 0 && index <= indexOf(steps, steps.current.name)
}

/** The steps that a price quote goes through. */
const quoteSteps: ReadonlySet<StepName> = new Set([
  'manuscript-services',
  'additional-services',
  'price-quote-completed',
])

export const isQuoteStep = (step: StepName): boolean => quoteSteps.has(step)

/** An order can also be quoted before its quote is one of its steps. */
export function mayEnter(
  { steps, customerGoal }: Pick<OrderForm, 'steps' | 'customerGoal'>,
  step: StepName,
): boolean {
  if (isOpen(steps, step)) return true
  const isOrder = customerGoal?.name !== 'price-quote'
  return step === 'price-quote-completed' && isOrder && isOpen(steps, 'additional-services')
}

/** Where a person is led whose quote could not be made. */
export const stepWithoutQuote = ({ list }: Steps): StepName =>
  list.find(({ name }) => name === 'additional-services')?.name ?? 'get-started'

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
