import { expect, it } from 'vitest'
import { addressesFor, savedAddressOptions } from './saved-address-options.ts'

const address = (id: string, organization: string | null, city = 'Durham') => ({
  id,
  label: `${organization ?? 'Helen Marsh'}, 130 Science Drive`,
  name: 'Helen Marsh',
  organization,
  address1: '130 Science Drive',
  address2: null,
  city,
  state: 'NC',
  zip: '27708',
  country: { id: 223, name: 'United States' },
  phone: null,
})
const [home, lab, other] = [address('1', null), address('2', 'Duke'), address('3', 'Rice')]

it.each([
  ['billing', ['1', '2', '3']],
  ['invoice', ['2', '3']],
] as const)('for %s offers %j', (purpose, ids) => {
  expect(addressesFor([home, lab, other], purpose).map(({ id }) => id)).toEqual(ids)
})

it('labels each by its label, and by its city too where two have the same', () => {
  expect(savedAddressOptions([home, lab, address('4', 'Duke', 'Houston')])).toEqual([
    { value: '1', label: 'Helen Marsh, 130 Science Drive' },
    { value: '2', label: 'Duke, 130 Science Drive, Durham' },
    { value: '4', label: 'Duke, 130 Science Drive, Houston' },
  ])
})
