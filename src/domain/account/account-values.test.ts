import { expect, it } from 'vitest'
import { accountDetailsOf, accountValuesOf, registrationOf } from './account-values.ts'
import { type AccountChoices, type ConfiguredField, noAccountValues } from './configured-field.ts'

const choices: AccountChoices = {
  countries: [
    { id: 223, code: 'US', name: 'United States', states: [{ code: 'TX', name: 'Texas' }] },
    { id: 56, code: 'CY', name: 'Cyprus', states: [] },
  ],
  foundUsOptions: [],
}
const noor = {
  ...noAccountValues,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@example.edu',
  password: 'a long secret',
  country: 'US',
  states: { US: 'TX', BR: 'SP' },
  agreeToTOS: true,
}
const sent = {
  title: null,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@example.edu',
  password: 'a long secret',
  countryId: 223,
  state: 'TX',
  institution: null,
  foundUs: null,
  agreeToTOS: true,
  confirmation: null,
}

it.each([
  ['empty fields as null', {}, null, {}],
  [
    'choices by their ids',
    { title: 'Prof.', foundUs: 'search', institution: 'Rice' },
    null,
    { title: 'Prof.', foundUs: 'search', institution: 'Rice' },
  ],
  ['no state of another country', { country: 'CY' }, null, { countryId: 56, state: null }],
  ['no state that the country does not have', { states: { US: 'SP' } }, null, { state: null }],
  ['no unknown country', { country: 'XX' }, null, { countryId: 0, state: null }],
  ['a confirmation in place of the password', {}, '8d2f', { password: null, confirmation: '8d2f' }],
])('a registration sends %s', (_name, values, confirmation, changes) => {
  expect(registrationOf({ ...noor, ...values }, choices, confirmation)).toEqual({
    ...sent,
    ...changes,
  })
})

const field = (name: ConfiguredField['name']): ConfiguredField => ({
  name,
  type: 'text',
  required: true,
  minLength: null,
  maxLength: null,
  options: [],
})

it.each([
  [['institution'], { institution: 'Rice' }],
  [['countryId', 'state'], { countryId: 223, state: 'TX' }],
  [['title', 'foundUs'], { title: null, foundUs: null }],
  [['firstName', 'lastName'], { firstName: 'Noor', lastName: 'Haddad' }],
  [['email', 'password', 'agreeToTOS'], {}],
] as const)('of an account that requires %j sends %o', (names, details) => {
  const values = { ...noor, institution: 'Rice' }
  expect(accountDetailsOf(values, choices, names.map(field))).toEqual(details)
})

const saved = {
  title: null,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@example.edu',
  country: 'US',
  state: 'TX',
  institution: null,
  foundUs: 'search',
}

it.each([
  [{}, { country: 'US', states: { US: 'TX' }, institution: '', foundUs: 'search' }],
  [{ country: null }, { country: '', states: {} }],
  [{ state: null }, { country: 'US', states: {} }],
])('an account with %o fills its form with %o', (changes, values) => {
  expect(accountValuesOf({ ...saved, ...changes })).toMatchObject({ firstName: 'Noor', ...values })
})
