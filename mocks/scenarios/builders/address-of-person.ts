import type { Schemas } from '../../world/rows/contract-types.ts'
import type { Person } from './people.ts'

export function addressOfPerson(person: Person): Schemas['PaymentAddress'] {
  const { address, city, countryId, fullName, institution, phone } = person
  return {
    name: fullName,
    organization: institution,
    phone,
    address1: address.line,
    city,
    ...(address.state === null ? {} : { state: address.state }),
    ...(address.zip === null ? {} : { zip: address.zip }),
    country: { value: countryId },
  }
}
