import type { Address } from '../../../api/addresses.ts'
import {
  type AddressField,
  type AddressRules,
  addressProblem,
} from '../../addresses/address-field-rules.ts'
import { type AddressValues, addressValuesOf, noAddress } from '../../addresses/address-values.ts'
import type { Country } from '../../countries/country-choices.ts'

const addressFields: readonly AddressField[] = [
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

export function addressValuesIn(value: unknown): AddressValues {
  return typeof value === 'object' && value !== null ? { ...noAddress(), ...value } : noAddress()
}

export function isWholeAddress(value: unknown, rules: AddressRules): boolean {
  const address = addressValuesIn(value)
  return addressFields.every((field) => addressProblem(field, address, rules) === undefined)
}

export function firstAddress(
  addresses: readonly Address[],
  countries: readonly Country[],
  country: string,
): AddressValues {
  const [first] = addresses
  return first ? addressValuesOf(first, countries) : noAddress(country)
}
