import { expect, it } from 'vitest'
import { needsValidators } from './ensure-validators.mjs'

it.each([
  ['redocly', false],
  ['scripts/generate/generate.ts', false],
  ['scripts/conform/conform.ts', true],
  ['vite', true],
])('%s needs the validators of the contract: %s', (what, needed) => {
  expect(needsValidators(what)).toBe(needed)
})
