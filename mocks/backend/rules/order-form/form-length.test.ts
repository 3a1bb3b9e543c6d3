import { expect, it } from 'vitest'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { SCIENTIFIC_EDITING } from '../../reference-data/services/form-services.ts'
import { isVeryLong } from './form-length.ts'
import { newForm } from './new-form.ts'

const form = newForm({ identity: 'form-1', owner: '', turn: 0, now: fixedNow })

it.each([
  ['editing', null, 40_000, false],
  ['editing', null, 40_001, true],
  ['editing', SCIENTIFIC_EDITING, 18_000, false],
  ['editing', SCIENTIFIC_EDITING, 18_001, true],
  ['translation', null, 18_000, false],
  ['translation', null, 18_001, true],
  ['rework', null, 40_001, true],
  ['multimedia', null, 999_999, false],
  ['figures-only', null, 999_999, false],
  ['editing', null, null, false],
] as const)('%s with %s of %s words is very long: %s', (goal, service, wordCount, expected) => {
  expect(isVeryLong({ ...form, goal, service, languageId: 1, wordCount })).toBe(expected)
})
