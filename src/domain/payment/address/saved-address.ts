import type { Address } from '../../../api/addresses.ts'
import {
  type AddressField,
  type AddressRules,
  addressProblem,
} from '../../addresses/address-problem.ts'
import { type AddressValues, addressValuesOf, noAddress } from '../../addresses/address-values.ts'
import type { Country } from '../../countries/country-choices.ts'

/** Parts of an address, by the names of its fields. */
export const addressFields: readonly AddressField[] = [
  'name',
  'organization',
  'country',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
]

/** The address in a form's values; an empty one where they hold none. */
export function addressIn(value: unknown): AddressValues {
  return typeof value === 'object' && value !== null ? { ...noAddress(), ...value } : noAddress()
}

/** Whether an address in a form holds all that its rules ask for. */
export function isWholeAddress(value: unknown, rules: AddressRules): boolean {
  const address = addressIn(value)
  return addressFields.every((field) => addressProblem(field, address, rules) === undefined)
}

/** What an address begins with: the person's first saved one, else only the country. */
export function firstAddress(
  addresses: readonly Address[],
  countries: readonly Country[],
  country: string,
): AddressValues {
  const [first] = addresses
  return first ? addressValuesOf(first, countries) : noAddress(country)
}
