import type { AddressPurpose } from '../../../domain/addresses/saved-address-options.ts'

export type AddressSearch = { purpose?: AddressPurpose }

/** What an address page reads of its address: for what the address is wanted. */
export function addressSearch({ purpose }: Record<string, unknown>): AddressSearch {
  return purpose === 'invoice' ? { purpose } : {}
}
