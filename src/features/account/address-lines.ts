import type { Address } from '../../api/addresses.ts'
import { type Country, countryName } from '../../domain/countries/country-choices.ts'

/** The lines of an address as they stand on an envelope, its country in a language (BCP 47). */
export function addressLines(
  address: Address,
  countries: readonly Country[],
  tag: string,
): string[] {
  const { name, organization, address1, address2, city, state, zip } = address
  const country = countries.find(({ id }) => id === address.country.id)
  const region = [state, zip].filter(Boolean).join(' ')
  const lines = [
    organization,
    name,
    address1,
    address2,
    [city, region].filter(Boolean).join(', '),
    country ? countryName(country, tag) : address.country.name,
  ]
  return lines.filter((line): line is string => Boolean(line))
}
