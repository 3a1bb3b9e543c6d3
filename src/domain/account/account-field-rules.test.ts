import { expect, it } from 'vitest'
import { applicableFields, fieldProblem } from './account-field-rules.ts'
import type { AccountChoices, ConfiguredField } from './configured-field.ts'

const free = { type: 'text', required: false, minLength: null, maxLength: null } as const
const needed = { ...free, required: true }
const email = { ...needed, type: 'email', maxLength: 254 } as const
const password = { ...needed, type: 'password', minLength: 8, maxLength: 10 } as const

it.each([
  [free, '', undefined],
  [needed, '', { kind: 'missing' }],
  [needed, 'Noor', undefined],
  [email, 'noor', { kind: 'not-an-address' }],
  [email, 'noor@example.edu', undefined],
  [{ ...email, required: false }, '', undefined],
  [password, 'short12', { kind: 'too-short', least: 8 }],
  [password, '😀😀😀😀😀😀😀', { kind: 'too-short', least: 8 }],
  [password, '😀😀😀😀😀😀😀😀', undefined],
  [password, 'just fine', undefined],
  [password, 'far too long', { kind: 'too-long', most: 10, length: 12 }],
  [{ ...needed, maxLength: 2 }, '李晓明', { kind: 'too-long', most: 2, length: 3 }],
])('with %o the text %j has the errors %o', (field, text, problem) => {
  expect(fieldProblem(field, text)).toEqual(problem)
})

const field = (name: ConfiguredField['name'], type: ConfiguredField['type']): ConfiguredField => ({
  ...needed,
  name,
  type,
  options: [],
})
const fields = [field('countryId', 'country'), field('state', 'state'), field('firstName', 'text')]
const choices: AccountChoices = {
  countries: [
    { id: 223, code: 'US', name: 'United States', states: [{ code: 'TX', name: 'Texas' }] },
    { id: 56, code: 'CY', name: 'Cyprus', states: [] },
  ],
  foundUsOptions: [],
}

it.each([
  ['US', ['countryId', 'state', 'firstName']],
  ['CY', ['countryId', 'firstName']],
  ['', ['countryId', 'firstName']],
  ['XX', ['countryId', 'firstName']],
])('with the country %j requires %j', (country, names) => {
  expect(applicableFields(fields, choices, country).map(({ name }) => name)).toEqual(names)
})
