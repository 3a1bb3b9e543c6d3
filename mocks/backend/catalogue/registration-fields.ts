import type { components } from '../../../src/api/schema.gen.ts'

type Field = components['schemas']['RegistrationField']

/** Least number of characters of a password. */
export const minimumPasswordLength = 8

const line = { minLength: null, maxLength: null } as const

/** The registration form; an institution is compulsory where the site says so. */
export function registrationFields(institutionMandatory: boolean): Field[] {
  return [
    { ...line, name: 'firstName', type: 'text', required: true, maxLength: 50 },
    { ...line, name: 'lastName', type: 'text', required: true, maxLength: 50 },
    { ...line, name: 'email', type: 'email', required: true, maxLength: 254 },
    {
      name: 'password',
      type: 'password',
      required: true,
      minLength: minimumPasswordLength,
      maxLength: 1024,
    },
    { ...line, name: 'countryId', type: 'country', required: true },
    {
      ...line,
      name: 'institution',
      type: 'text',
      required: institutionMandatory,
      maxLength: 100,
    },
    { ...line, name: 'foundUs', type: 'found-us', required: false },
    { ...line, name: 'agreeToTOS', type: 'checkbox', required: true },
  ]
}
