import type { Schemas } from '../../world/rows/contract-types.ts'

export const minimumPasswordLength = 8

const titles = ['Prof.', 'Dr.', 'Ms.', 'Mr.'].map((name) => ({ id: name, name }))

const field = { minLength: null, maxLength: null, options: [] }

export function registrationFields(institutionMandatory: boolean): Schemas['RegistrationField'][] {
  return [
    { ...field, name: 'firstName', type: 'text', required: true, maxLength: 50 },
    { ...field, name: 'lastName', type: 'text', required: true, maxLength: 50 },
    { ...field, name: 'email', type: 'email', required: true, maxLength: 254 },
    {
      ...field,
      name: 'password',
      type: 'password',
      required: true,
      minLength: minimumPasswordLength,
      maxLength: 1024,
    },
    { ...field, name: 'countryId', type: 'country', required: true },
    { ...field, name: 'state', type: 'state', required: true },
    {
      ...field,
      name: 'institution',
      type: 'text',
      required: institutionMandatory,
      maxLength: 100,
    },
    { ...field, name: 'title', type: 'select', required: false, options: titles },
    { ...field, name: 'foundUs', type: 'found-us', required: false },
    { ...field, name: 'agreeToTOS', type: 'checkbox', required: true },
  ]
}
