import { expect, it } from 'vitest'
import { offersBundles } from './offers-bundles.ts'

it.each([
  ['editing', true, true, true],
  ['translation', true, true, true],
  ['rework', true, true, false],
  ['figures-only', true, true, false],
  [undefined, true, true, false],
  ['editing', false, true, false],
  ['editing', true, false, false],
])('bundles for %s, by flag %s and site %s: %s', (goal, flag, isAllowed, expected) => {
  const features = { service_bundles: flag }
  const config = { serviceBundlesAllowed: isAllowed }
  expect(offersBundles({ features, config }, goal)).toBe(expected)
})
