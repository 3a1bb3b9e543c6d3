import type { components } from '../../../src/api/generated/schema.gen.ts'

type StepName = components['schemas']['StepName']

/** Values of `at=`: steps of the order form, and `quote` for the finished quote. */
const places = {
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

export type PlaceName = keyof typeof places

const isPlaceName = (name: string): name is PlaceName => Object.hasOwn(places, name)

export const placeNames = Object.keys(places).filter(isPlaceName)

export function stepNamed(name: string): StepName | undefined {
  return isPlaceName(name) ? places[name] : undefined
}
