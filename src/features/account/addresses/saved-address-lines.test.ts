import { expect, it } from 'vitest'
import { addressLines } from './saved-address-lines.ts'

const address = {
  id: '311',
  label: 'Duke University, 130 Science Drive',
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  address2: 'Room 137',
  city: 'Durham',
  state: 'NC',
  zip: '27708',
  country: { id: 223, name: 'United States' },
  phone: null,
}
const countries = [{ id: 223, code: 'US', name: 'United States', states: [] }]

it.each([
  [
    {},
    'en',
    [
      'Helen Marsh',
      'Duke University',
      '130 Science Drive',
      'Room 137',
      'Durham, NC 27708',
      'United States',
    ],
  ],
  [
    { organization: null, address2: null, state: null, zip: null },
    'es',
    ['Helen Marsh', '130 Science Drive', 'Durham', 'Estados Unidos'],
  ],
  [
    { organization: null, address2: null, country: { id: 9, name: 'Elsewhere' } },
    'es',
    ['Helen Marsh', '130 Science Drive', 'Durham, NC 27708', 'Elsewhere'],
  ],
])('with %o in %s it reads %j', (changes, tag, lines) => {
  expect(addressLines({ ...address, ...changes }, countries, tag)).toEqual(lines)
})
