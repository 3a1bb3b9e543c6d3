import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
export type StepName = Schemas['StepName']

export type StepFacts = {
  goal: OrderFormRow['goal']
  wantsBundles: boolean
  /** True for titles ordered before; always so for a rework or re-edit. */
  hasDuplicate: boolean
  quote: 'none' | 'open' | 'converted'
}

export function stepsFor({ goal, wantsBundles, hasDuplicate, quote }: StepFacts): StepName[] {
  const ordering: StepName[] = [
    ...(quote === 'open' ? (['price-quote-completed'] as const) : []),
    'details',
    ...(hasDuplicate ? (['duplicate-order'] as const) : []),
    'payment-details',
  ]
  switch (goal) {
    case 'rework':
      return ['rework-get-started', 'manuscript-services', 'additional-services', ...ordering]
    case 'multimedia':
      return ['get-started', 'multimedia-services', ...ordering]
    case 'figures-only':
      return ['get-started', 'additional-services', ...ordering]
    case 'price-quote': {
      const choosing: StepName[] = ['get-started', 'manuscript-services', 'additional-services']
      return quote === 'converted'
        ? [...choosing, ...ordering]
        : [...choosing, 'price-quote-completed']
    }
    default:
      return wantsBundles
        ? ['get-started', 'service-bundles', ...ordering]
        : ['get-started', 'manuscript-services', 'additional-services', ...ordering]
  }
}

export function openSteps(steps: StepName[], isComplete: (step: StepName) => boolean): StepName[] {
  const end = steps.findIndex((step) => !isComplete(step))
  return end < 0 ? steps : steps.slice(0, end + 1)
}

const stepOf = (name: StepName): Schemas['OrderFormStep'] => ({
  name,
  url: `/researcher/submit/${name}`,
})

export function currentStepIn(
  steps: StepName[],
  open: StepName[],
  wanted: StepName,
): Schemas['OrderFormSteps'] {
  const index = Math.max(0, open.includes(wanted) ? open.indexOf(wanted) : open.length - 1)
  const at = (stepIndex: number) => {
    const name = steps[stepIndex]
    return name === undefined ? null : stepOf(name)
  }
  return {
    current: stepOf(steps[index] ?? 'get-started'),
    previous: at(index - 1),
    next: at(index + 1),
    list: steps.map(stepOf),
  }
}
