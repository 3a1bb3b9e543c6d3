import type { Address, AddressDetails } from '../../api/addresses.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import { type Country, countryByCode } from '../countries/country-choices.ts'

/** The fields of an address that hold text. A country is ISO 3166 alpha-2, for autofill. */
export const addressTexts = [
  'name',
  'organization',
  'address1',
  'address2',
  'city',
  'country',
  'zip',
  'phone',
] as const

export type AddressValues = Record<(typeof addressTexts)[number], string> & {
  /** Of the saved address that filled the form; empty for a typed one. */
  id: string
  /** By country, so that switching back restores the state. */
  states: Record<string, string>
}

export type AddressPrefix = '' | 'billingAddress.' | 'invoiceAddress.'

export type AddressGroups = AddressValues & {
  billingAddress: AddressValues
  invoiceAddress: AddressValues
}

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

/** A form that offers a single country has it chosen. */
export function chosenCountry(
  values: Pick<AddressValues, 'country'>,
  offered: readonly Country[],
): Country | undefined {
  return offered.length === 1 ? offered[0] : countryByCode(offered, values.country)
}

export function stateIn(
  { states }: Pick<AddressValues, 'states'>,
  country: Country | undefined,
): string {
  return (country && states[country.code]?.trim()) ?? ''
}

/** A country that is not offered is left empty, to be chosen again. */
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

export function tidyZip(zip: string, country: Country | undefined): string {
  return country?.code === 'BR' ? plain(zip).replace(/[\s.]/g, '') : plain(zip)
}

export function tidyPhone(phone: string, digitsOnly: boolean): string {
  if (!digitsOnly) return plain(phone)
  return plain(phone)
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)86(?=\d{11}$)/, '')
}

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
    // 0 is no country's id: the server refuses it.
    countryId: country?.id ?? 0,
    phone: tidyPhone(values.phone, false) || null,
  }
}
