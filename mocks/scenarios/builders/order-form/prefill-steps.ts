import type { StepName } from '../../../backend/rules/order-form/form-steps.ts'

/** Values of `at=`: steps of the order form, and `quote` for the finished quote. */
const prefillSteps = {
  'get-started': 'get-started',
  'rework-get-started': 'rework-get-started',
  'manuscript-services': 'manuscript-services',
  'multimedia-services': 'multimedia-services',
  'additional-services': 'additional-services',
  'service-bundles': 'service-bundles',
  details: 'details',
  'duplicate-order': 'duplicate-order',
  'payment-details': 'payment-details',
  quote: 'price-quote-completed',
} as const satisfies Record<string, StepName>

export type PrefillName = keyof typeof prefillSteps

const isPrefillName = (name: string): name is PrefillName => Object.hasOwn(prefillSteps, name)

export const prefillNames = Object.keys(prefillSteps).filter(isPrefillName)

export function prefillStep(name: string): StepName | undefined {
  return isPrefillName(name) ? prefillSteps[name] : undefined
}

export const prefilledTitle = 'Winter feeding and calf survival in managed reindeer herds'
