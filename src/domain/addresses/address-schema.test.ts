import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { object } from 'yup'
import { checkValues } from '../../ui/form/check-values.ts'
import type { AddressRules } from './address-field-rules.ts'
import { addressSchema } from './address-schema.ts'
import { type AddressValues, noAddress } from './address-values.ts'
import { testCountries } from './test-countries.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const { US, BR } = testCountries
const rules: AddressRules = {
  countries: [US, BR],
  name: 'required',
  organization: 'required',
  phone: 'required',
}
const whole: AddressValues = {
  ...noAddress('US'),
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  city: 'Durham',
  states: { US: 'NC' },
  zip: '27708',
  phone: '+1 919 555 0142',
}

it('returns a whole address unchanged', async () => {
  expect(await checkValues(addressSchema(rules), whole)).toEqual({ output: whole })
})

it.each<[Partial<AddressValues>, Partial<AddressRules>, string, string]>([
  [{ name: '' }, {}, 'name', 'Customer name is required'],
  [{ organization: '' }, {}, 'organization', 'Organization name is required'],
  [
    { organization: '' },
    { organization: 'payer' },
    'organization',
    'Please enter the name of the organization that will pay the invoice.',
  ],
  [{ address1: '' }, {}, 'address1', 'Please enter your address.'],
  [{ city: '' }, {}, 'city', 'Please enter your city.'],
  [{ states: {} }, {}, 'states.US', 'Please choose your state.'],
  [{ zip: '' }, {}, 'zip', 'Please enter your zip code.'],
  [{ country: '' }, {}, 'country', 'Please choose your country.'],
  [{ phone: '' }, {}, 'phone', 'Phone number is required'],
  [{ phone: '1380013' }, { phone: 'eleven-digits' }, 'phone', 'Phone number must be 11 digits.'],
  [{ phone: '1380' }, {}, 'phone', 'Please enter a phone number of at least 7 characters.'],
  [
    { city: 'a'.repeat(41) },
    {},
    'city',
    'City: please use no more than 40 characters. You’ve entered 41.',
  ],
  [{ country: 'BR', states: { BR: 'SP' }, zip: '123' }, {}, 'zip', 'Postcode must be 8 digits.'],
])('reports of %o by %o at %s: %s', async (values, changes, path, message) => {
  const schema = addressSchema({ ...rules, ...changes })
  expect(await checkValues(schema, { ...whole, ...values })).toEqual({
    findings: { [path]: message },
  })
  const nested = object({ billingAddress: schema })
  expect(await checkValues(nested, { billingAddress: { ...whole, ...values } })).toEqual({
    findings: { [`billingAddress.${path}`]: message },
  })
})
