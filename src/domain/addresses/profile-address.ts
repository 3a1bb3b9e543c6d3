import type { User } from '../../api/account.ts'
import { type AddressValues, noAddress } from './address-values.ts'

type Profile = Pick<User, 'fullName' | 'institution' | 'city' | 'country' | 'state' | 'phoneNumber'>

export function profileAddress(profile: Profile): AddressValues {
  const { fullName, institution, city, country, state, phoneNumber } = profile
  return {
    ...noAddress(country ?? ''),
    name: fullName,
    organization: institution ?? '',
    city: city ?? '',
    states: country && state ? { [country]: state } : {},
    phone: phoneNumber ?? '',
  }
}
