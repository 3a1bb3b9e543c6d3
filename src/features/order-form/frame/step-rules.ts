import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'
import { isStepName } from '../../../domain/order-steps/step-labels.ts'
import type { WithUnlisted } from '../../../lib/unlisted.ts'

type Steps = OrderForm['steps']

const indexOf = ({ list }: Steps, step: WithUnlisted<StepName>) =>
  list.findIndex(({ name }) => name === step)

const namesOf = (list: Steps['list']) => list.map(({ name }) => name).filter(isStepName)

/** The current step; where it has no screen, the last one before it that does. */
export function stepToOpen(steps: Steps): StepName {
  const { list, current } = steps
  if (isStepName(current.name)) return current.name
  return namesOf(list.slice(0, indexOf(steps, current.name) + 1)).at(-1) ?? 'get-started'
}

/** The current step and those before it may be opened. */
export function isOpen(steps: Steps, step: StepName): boolean {
  const current = stepToOpen(steps)
  const index = indexOf(steps, step)
  return step === current || (index >= 0 && index <= indexOf(steps, current))
}

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
  namesOf(list).find((name) => name === 'additional-services') ?? 'get-started'

export function stepBefore(steps: Steps, step: StepName): StepName | undefined {
  return namesOf(steps.list.slice(0, Math.max(indexOf(steps, step), 0))).at(-1)
}

export function stepAfter(steps: Steps, step: StepName): StepName | undefined {
  return namesOf(steps.list.slice(indexOf(steps, step) + 1))[0]
}

/** Some screens have a second address. */
const aliases: Readonly<Record<string, StepName>> = {
  upload: 'get-started',
  select: 'manuscript-services',
}

export function stepOfPath(pathname: string): StepName | undefined {
  const segment = pathname.split('/').at(-1) ?? ''
  return isStepName(segment) ? segment : aliases[segment]
}
