import { expect, it } from 'vitest'
import type { ConfiguredField } from '../../../domain/account/configured-field.ts'
import { fieldsToComplete } from './account-completion-rules.ts'

const field = (name: ConfiguredField['name'], type: ConfiguredField['type'], required = true) => ({
  name,
  type,
  required,
  minLength: null,
  maxLength: 50,
  options: [],
})
const fields = [
  field('firstName', 'text'),
  field('lastName', 'text'),
  field('email', 'email'),
  field('password', 'password'),
  field('countryId', 'country'),
  field('state', 'state'),
  field('institution', 'text'),
  field('title', 'select', false),
  field('agreeToTOS', 'checkbox'),
]
const choices = {
  countries: [
    { id: 223, code: 'US', name: 'United States', states: [{ code: 'TX', name: 'Texas' }] },
    { id: 56, code: 'CY', name: 'Cyprus', states: [] },
  ],
  foundUsOptions: [],
}
const whole = {
  title: null,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@example.edu',
  country: 'US',
  state: 'TX',
  institution: 'Rice University',
  foundUs: null,
}
const changeable = ['firstName', 'lastName', 'countryId', 'state', 'institution', 'title']

it.each([
  [{ institution: null }, ['institution']],
  [{ institution: ' ' }, ['institution']],
  [{ firstName: '', institution: null }, ['firstName', 'institution']],
  [{ state: null }, ['state']],
  [{ state: null, country: 'CY', lastName: '' }, ['lastName']],
  [{ country: null, state: null }, ['countryId', 'state']],
  [{}, changeable],
])('an account with %o has to enter %j', (changes, names) => {
  const missing = fieldsToComplete(fields, choices, { ...whole, ...changes })
  expect(missing.map(({ name }) => name)).toEqual(names)
})
