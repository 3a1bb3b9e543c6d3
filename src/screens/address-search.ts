import type { AddressPurpose } from '../domain/addresses/saved-address-options.ts'

export type AddressSearch = { purpose?: AddressPurpose }

export function addressSearch({ purpose }: Record<string, unknown>): AddressSearch {
  return purpose === 'invoice' ? { purpose } : {}
}
