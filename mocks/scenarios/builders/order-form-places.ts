import type { components } from '../../../src/api/schema.gen.ts'

type StepName = components['schemas']['StepName']

/** Where `at=` brings an order form: its steps, and `quote`, which is the finished quote. */
const places: Readonly<Record<string, StepName>> = {
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
}

export const placeNames = Object.keys(places)

/** The step of that name; undefined where there is none. */
export function stepNamed(name: string): StepName | undefined {
  return Object.hasOwn(places, name) ? places[name] : undefined
}
