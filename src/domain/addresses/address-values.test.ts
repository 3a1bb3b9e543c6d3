import { expect, it } from 'vitest'
import type { AddressRules } from './address-field-rules.ts'
import { addressDetailsOf, addressValuesOf, noAddress } from './address-values.ts'
import { paymentAddressOf } from './payment-address.ts'
import { testCountries } from './test-countries.ts'

const { US, BR, HK, CY } = testCountries
const offered = [US, BR, HK, CY]
const saved = {
  id: '311',
  label: 'Duke University, 130 Science Drive',
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  address2: null,
  city: 'Durham',
  state: 'NC',
  zip: '27708',
  country: { id: 223, name: 'United States' },
  phone: '+1 919 555 0142',
}
const values = {
  id: '311',
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  address2: '',
  city: 'Durham',
  country: 'US',
  states: { US: 'NC' },
  zip: '27708',
  phone: '+1 919 555 0142',
}
const details = {
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  address2: null,
  city: 'Durham',
  state: 'NC',
  zip: '27708',
  countryId: 223,
  phone: '+1 919 555 0142',
}

it.each([
  [{}, offered, values],
  [
    { organization: null, zip: null, phone: null },
    offered,
    { ...values, organization: '', zip: '', phone: '' },
  ],
  [{ state: null }, offered, { ...values, states: {} }],
  [{}, [BR, HK], { ...values, country: '', states: {} }],
])('a saved address with %o fills a form that offers %o', (changes, countries, filled) => {
  expect(addressValuesOf({ ...saved, ...changes }, countries)).toEqual(filled)
})

it.each([
  [{}, offered, {}],
  [{ name: ' Helen ', organization: ' ' }, offered, { name: 'Helen', organization: null }],
  [{ address2: ' Room 137 ' }, offered, { address2: 'Room 137' }],
  [{ country: 'CY' }, offered, { countryId: 56, state: null }],
  [{ country: 'CY', states: { CY: ' Nicosia ' } }, offered, { countryId: 56, state: 'Nicosia' }],
  [
    { country: 'BR', states: { BR: 'SP' }, zip: '01310 100' },
    offered,
    { countryId: 32, state: 'SP', zip: '01310100' },
  ],
  [{ zip: 'SW1A 1AA', country: 'CY' }, offered, { countryId: 56, state: null, zip: 'SW1A 1AA' }],
  [{ country: '' }, offered, { countryId: 0, state: null }],
  [{ phone: ' ' }, offered, { phone: null }],
])('a form with %o is saved', (changes, countries, sent) => {
  expect(addressDetailsOf({ ...values, ...changes }, countries)).toEqual({ ...details, ...sent })
})

const allRequired: AddressRules = {
  countries: offered,
  name: 'required',
  organization: 'required',
  phone: 'required',
}
const paid = {
  id: '311',
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  city: 'Durham',
  state: 'NC',
  zip: '27708',
  country: { value: 223 },
  phone: '+1 919 555 0142',
}
const { name: _name, organization: _organization, phone: _phone, ...postalAddress } = paid

it.each([
  [values, {}, paid],
  [values, { name: 'hidden', organization: 'hidden', phone: 'hidden' } as const, postalAddress],
  [
    { ...values, phone: '+86 138 0013 8000' },
    { phone: 'eleven-digits' } as const,
    { ...paid, phone: '13800138000' },
  ],
  [
    { ...values, states: { BR: 'SP' }, zip: '01310-100' },
    { countries: [BR] },
    { ...paid, state: 'SP', zip: '01310-100', country: { value: 32 } },
  ],
  [noAddress(), {}, {}],
])('a payment with %o and %o sends %o', (form, changes, sent) => {
  expect(paymentAddressOf(form, { ...allRequired, ...changes })).toEqual(sent)
})
