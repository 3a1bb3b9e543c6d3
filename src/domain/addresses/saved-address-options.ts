import type { Address } from '../../api/addresses.ts'
import type { SelectOption } from '../../ui/form/fields/select-field.tsx'

export type AddressPurpose = 'billing' | 'invoice'

/** An invoice needs an address with an organization, which pays it. */
export function addressesFor(addresses: readonly Address[], purpose: AddressPurpose): Address[] {
  return addresses.filter(({ organization }) => purpose === 'billing' || organization !== null)
}

export function savedAddressOptions(addresses: readonly Address[]): SelectOption[] {
  const isAlone = (label: string) => addresses.filter((it) => it.label === label).length === 1
  return addresses.map(({ id, label, city }) => ({
    value: id,
    label: isAlone(label) ? label : `${label}, ${city}`,
  }))
}
