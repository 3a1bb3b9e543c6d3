import { expect, it } from 'vitest'
import { addressLabel, validateAddress } from './address-rules.ts'
import { homeSite } from './home-site.ts'
import { lacksFields } from './lacks-fields.ts'

const whole = {
  firstName: 'Noor',
  lastName: 'Haddad',
  countryId: 223,
  institution: 'Rice',
  state: 'TX',
}
const asksBoth = { institution: true, state: true }
const asksNone = { institution: false, state: false }

it.each([
  [{}, asksBoth, false],
  [{ firstName: ' ' }, asksBoth, true],
  [{ lastName: '' }, asksBoth, true],
  [{ countryId: null }, asksBoth, true],
  [{ institution: null }, asksBoth, true],
  [{ institution: ' ' }, asksBoth, true],
  [{ institution: null }, asksNone, false],
  [{ state: null }, asksBoth, true],
  [{ state: null }, asksNone, false],
  [{ state: null, countryId: 56 }, asksBoth, false],
])('an account with %o is incomplete (required fields: %o): %s', (changes, required, lacks) => {
  expect(lacksFields({ ...whole, ...changes }, required)).toBe(lacks)
})

it.each([
  ['CN', 'cn'],
  ['JP', 'jp'],
  ['BR', 'br'],
  ['ES', 'es'],
  ['US', 'us'],
  ['MX', 'us'],
  [null, 'us'],
])('people of %s belong to %s', (country, site) => {
  expect(homeSite(country)).toBe(site)
})

it.each([
  ['Rice University', 'Rice University, 6100 Main Street'],
  [null, 'Noor Haddad, 6100 Main Street'],
])('the label of an address with the organization %s', (organization, label) => {
  const address = { organization, name: 'Noor Haddad', address1: '6100 Main Street' }
  expect(addressLabel(address)).toBe(label)
})

it('asks for a state only in countries with states', () => {
  const form = {
    name: 'Noor Haddad',
    organization: null,
    address1: '1 High Street',
    address2: ' ',
    city: 'Nicosia',
    zip: null,
    phone: null,
  }
  const cyprus = 56
  const result = validateAddress('1', { ...form, state: ' ', countryId: cyprus })
  expect(result).toMatchObject({ address: { state: null, address2: null } })
  expect(validateAddress('1', { ...form, state: null, countryId: 223 })).toEqual({
    refused: 'address-state-unknown',
  })
})
