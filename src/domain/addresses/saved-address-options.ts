import type { Address } from '../../api/addresses.ts'
import type { SelectOption } from '../../ui/form/fields/select-field.tsx'

/** What an address is chosen for: an invoice names the organization that pays it. */
export type AddressPurpose = 'billing' | 'invoice'

/** The saved addresses that serve a purpose, in their order: for an invoice, those that name a payer. */
export function addressesFor(addresses: readonly Address[], purpose: AddressPurpose): Address[] {
  return addresses.filter(({ organization }) => purpose === 'billing' || organization !== null)
}

/** Saved addresses to choose from, each under its label, the town beside it where two have the same. */
export function savedAddressOptions(addresses: readonly Address[]): SelectOption[] {
  const isAlone = (label: string) => addresses.filter((it) => it.label === label).length === 1
  return addresses.map(({ id, label, city }) => ({
    value: id,
    label: isAlone(label) ? label : `${label}, ${city}`,
  }))
}
