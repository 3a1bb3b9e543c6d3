import { describe, expect, it } from 'vitest'
import { countries } from '../../reference-data/regions/countries.ts'
import { registrationRefusal } from './registration-refusal.ts'

type RegistrationInput = Parameters<typeof registrationRefusal>[0]
type RegistrationCaseSetting = Parameters<typeof registrationRefusal>[1]

const form: RegistrationInput = {
  agreeToTOS: true,
  confirmation: null,
  password: 'manuscript',
  email: 'ana@example.edu',
  firstName: 'Ana',
  lastName: 'Gil',
  institution: 'Duke University',
  countryId: 223,
  state: 'NC',
  title: null,
  foundUs: null,
}
const setting: RegistrationCaseSetting = {
  localAuthenticationEnabled: true,
  minimumPasswordLength: 8,
  institutionMandatory: true,
  titles: ['Dr.'],
  isEmailTaken: false,
  isConfirmed: false,
}
const withoutStates = countries.find(({ states }) => states.length === 0)?.id ?? 0
const byProvider = { confirmation: 'code', password: null }

describe('a registration', () => {
  it.each<[string, Partial<RegistrationInput>, Partial<RegistrationCaseSetting>]>([
    ['with every required field', {}, {}],
    ['with a title that is offered', { title: 'Dr.' }, {}],
    ['from a country without states', { countryId: withoutStates, state: null }, {}],
    [
      'without an organization where none is required',
      { institution: ' ' },
      { institutionMandatory: false },
    ],
    ['by a provider, without a password', byProvider, { isConfirmed: true }],
    [
      'by a provider where there are no passwords',
      byProvider,
      { isConfirmed: true, localAuthenticationEnabled: false },
    ],
    ['with eight letters of two UTF-16 units each', { password: '𝒜'.repeat(8) }, {}],
  ])('is accepted: %s', (_, changes, about) => {
    expect(registrationRefusal({ ...form, ...changes }, { ...setting, ...about })).toBeUndefined()
  })

  it.each<[string, Partial<RegistrationInput>, Partial<RegistrationCaseSetting>]>([
    ['registration-terms-not-accepted', { agreeToTOS: false, password: 'x' }, {}],
    ['registration-confirmation-invalid', byProvider, {}],
    ['registration-local-authentication-disabled', {}, { localAuthenticationEnabled: false }],
    ['registration-password-missing', { password: null }, {}],
    ['password-too-short', { password: '𝒜'.repeat(7) }, {}],
    ['registration-email-taken', { institution: null }, { isEmailTaken: true }],
    ['registration-institution-missing', { institution: ' ' }, {}],
    ['registration-country-unknown', { countryId: 9_999 }, {}],
    ['registration-state-unknown', { state: 'XX' }, {}],
    ['registration-state-unknown', { state: null }, {}],
    ['registration-title-unknown', { title: 'Sir' }, {}],
    ['registration-found-us-unknown', { foundUs: 'by-chance' }, {}],
  ])('is refused: %s', (error, changes, about) => {
    const refused = registrationRefusal({ ...form, ...changes }, { ...setting, ...about })
    expect(refused?.error).toBe(error)
  })
})
