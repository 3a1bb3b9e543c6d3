import { expect, it } from 'vitest'
import { noAddress } from './address-values.ts'
import { profileAddress } from './profile-address.ts'

const profile = {
  fullName: 'Helen Marsh',
  institution: 'Duke University',
  city: 'Durham',
  country: 'US',
  state: 'NC',
  phoneNumber: '+1 919 555 0142',
}
const begun = {
  ...noAddress('US'),
  name: 'Helen Marsh',
  organization: 'Duke University',
  city: 'Durham',
  states: { US: 'NC' },
  phone: '+1 919 555 0142',
}

it.each([
  [{}, begun],
  [
    { institution: null, city: null, phoneNumber: null },
    { ...begun, organization: '', city: '', phone: '' },
  ],
  [{ state: null }, { ...begun, states: {} }],
  [{ country: null }, { ...begun, country: '', states: {} }],
])('a profile with %o starts an address with %o', (changes, values) => {
  expect(profileAddress({ ...profile, ...changes })).toEqual(values)
})
