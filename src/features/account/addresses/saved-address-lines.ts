import type { Address } from '../../../api/addresses.ts'
import { type Country, countryName } from '../../../domain/countries/country-choices.ts'
import { formatAddress } from '../../../lib/format-address.ts'

/** As on an envelope, with the country's name in a language (BCP 47). */
export function addressLines(
  address: Address,
  countries: readonly Country[],
  tag: string,
): string[] {
  const { name, organization, address1, address2, city, state, zip } = address
  const found = countries.find(({ id }) => id === address.country.id)
  const country = found
    ? { ...found, name: countryName(found, tag) }
    : { code: '', name: address.country.name, states: [] }
  return formatAddress({ name, organization, address1, address2, city, state, zip }, country)
}
