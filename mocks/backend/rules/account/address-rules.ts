import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { countryNamed } from '../../reference-data/places/countries.ts'

type Schemas = components['schemas']
type Address = Schemas['Address']
type Details = Schemas['AddressDetails']

/** The most addresses that an account keeps. */
export const mostAddresses = 50

/** How an address is called in a list: the organization, or else the name, and the first line. */
export function addressLabel(address: Pick<Address, 'organization' | 'name' | 'address1'>): string {
  return `${address.organization ?? address.name}, ${address.address1}`
}

const tidy = (text: string | null) => text?.trim() || null

export type AddressVerdict = { address: Address } | { refused: Schemas['AddressRefusalKey'] }

/**
 * The address that a form makes under an id. A state is compulsory where the country has a list of
 * them, and one of it; elsewhere it is what was typed.
 */
export function judgeAddress(id: string, { countryId, ...form }: Details): AddressVerdict {
  const country = countryNamed(countryId)
  if (!country) return { refused: 'address-country-unknown' }
  const state = tidy(form.state)
  const { states } = country
  if (states.length > 0 && !states.some(({ code }) => code === state)) {
    return { refused: 'address-state-unknown' }
  }
  const address = {
    id,
    name: form.name.trim(),
    organization: tidy(form.organization),
    address1: form.address1.trim(),
    address2: tidy(form.address2),
    city: form.city.trim(),
    state,
    zip: tidy(form.zip),
    country: { id: country.id, name: country.name },
    phone: tidy(form.phone),
  }
  return { address: { ...address, label: addressLabel(address) } }
}
