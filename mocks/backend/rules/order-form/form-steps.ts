import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'

type Schemas = components['schemas']
export type StepName = Schemas['StepName']
type Step = Schemas['OrderFormStep']

/** What the steps of an order form depend on. */
export type StepFacts = {
  goal: OrderFormRow['goal']
  /** Whether the person asked for bundles, and the site sells them. */
  wantsBundles: boolean
  /** Whether the title was ordered before, which a rework and a re-edit always were. */
  hasDuplicate: boolean
  /** Whether a quote was made, and whether that was made an order since. */
  quote: 'none' | 'open' | 'converted'
}

/** The steps for a goal in their order; without a goal, those of editing. */
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

/** Which steps may be opened: each one up to the first that is not complete. */
export function openSteps(steps: StepName[], isComplete: (step: StepName) => boolean): StepName[] {
  const end = steps.findIndex((step) => !isComplete(step))
  return end < 0 ? steps : steps.slice(0, end + 1)
}

const stepOf = (name: StepName): Step => ({ name, url: `/researcher/submit/${name}` })

/**
 * Where the form stands: at the step it was brought to, or at the last open one before where that
 * one is not open any more.
 */
export function placeIn(
  steps: StepName[],
  open: StepName[],
  wanted: StepName,
): Schemas['OrderFormSteps'] {
  const place = Math.max(0, open.includes(wanted) ? open.indexOf(wanted) : open.length - 1)
  const at = (index: number) => {
    const name = steps[index]
    return name === undefined ? null : stepOf(name)
  }
  return {
    current: stepOf(steps[place] ?? 'get-started'),
    previous: at(place - 1),
    next: at(place + 1),
    list: steps.map(stepOf),
  }
}
