import type { Address, AddressDetails } from '../../api/addresses.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import { type Country, countryCoded } from '../countries/country-choices.ts'

/** What a form of one address holds, whichever parts it asks for. */
export type AddressValues = {
  /** The saved address that it was filled from; empty where it was typed. */
  id: string
  name: string
  organization: string
  address1: string
  address2: string
  city: string
  /** Two letters, by which browsers fill a country in. */
  country: string
  /** The state by country, so that it is still there when the country changes back. */
  states: Record<string, string>
  zip: string
  phone: string
}

/** An address with nothing in it but, at most, its country of two letters. */
export function noAddress(country = ''): AddressValues {
  return {
    id: '',
    name: '',
    organization: '',
    address1: '',
    address2: '',
    city: '',
    country,
    states: {},
    zip: '',
    phone: '',
  }
}

/** The country that a form means: the chosen one of those it offers, or the only one there is. */
export function chosenCountry(
  values: Pick<AddressValues, 'country'>,
  offered: readonly Country[],
): Country | undefined {
  return offered.length === 1 ? offered[0] : countryCoded(offered, values.country)
}

/** The state or province that goes with the country of a form; empty where there is none. */
export function stateIn(
  { states }: Pick<AddressValues, 'states'>,
  country: Country | undefined,
): string {
  return (country && states[country.code]?.trim()) ?? ''
}

/** What a form holds of a saved address. A country that is not offered has to be chosen again. */
export function addressValuesOf(saved: Address, offered: readonly Country[]): AddressValues {
  const country = offered.find(({ id }) => id === saved.country.id)
  return {
    id: saved.id,
    name: saved.name,
    organization: saved.organization ?? '',
    address1: saved.address1,
    address2: saved.address2 ?? '',
    city: saved.city,
    country: country?.code ?? '',
    states: country && saved.state ? { [country.code]: saved.state } : {},
    zip: saved.zip ?? '',
    phone: saved.phone ?? '',
  }
}

const plain = (text: string) => text.normalize('NFKC').trim()

/** A postal code as it is sent: digits of full width are plain ones, and in Brazil spaces may divide it. */
export function tidyZip(zip: string, country: Country | undefined): string {
  return country?.code === 'BR' ? plain(zip).replace(/[\s.]/g, '') : plain(zip)
}

/**
 * A telephone number as it is sent; where only the digits of a Chinese mobile number count, what
 * people write between them is left out, and the code of China before them.
 */
export function tidyPhone(phone: string, digitsOnly: boolean): string {
  if (!digitsOnly) return plain(phone)
  return plain(phone)
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)86(?=\d{11}$)/, '')
}

/** What is sent of a form that saves an address. */
export function addressDetailsOf(
  values: AddressValues,
  offered: readonly Country[],
): AddressDetails {
  const country = chosenCountry(values, offered)
  return {
    name: tidyText(values.name),
    organization: tidyText(values.organization) || null,
    address1: tidyText(values.address1),
    address2: tidyText(values.address2) || null,
    city: tidyText(values.city),
    state: stateIn(values, country) || null,
    zip: tidyZip(values.zip, country) || null,
    // No country has the number 0: the server then asks for one.
    countryId: country?.id ?? 0,
    phone: tidyPhone(values.phone, false) || null,
  }
}
