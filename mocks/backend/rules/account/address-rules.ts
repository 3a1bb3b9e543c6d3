import type { Schemas } from '../../../world/rows/contract-types.ts'
import { countryNamed } from '../../reference-data/regions/countries.ts'

export const mostAddresses = 50

export function addressLabel(
  address: Pick<Schemas['Address'], 'organization' | 'name' | 'address1'>,
): string {
  return `${address.organization ?? address.name}, ${address.address1}`
}

const tidy = (text: string | null) => text?.trim() || null

type AddressResult = { address: Schemas['Address'] } | { refused: Schemas['AddressRefusalKey'] }

/** A valid address from a form. A state is required, and checked, where the country has a list of states. */
export function validateAddress(
  id: string,
  { countryId, ...form }: Schemas['AddressDetails'],
): AddressResult {
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
