import { addressLabel } from '../../backend/rules/account/address-rules.ts'
import { newAccount } from '../../backend/rules/account/new-account.ts'
import type { StoredAccount, UserRow } from '../../world/rows/rows.ts'
import type { Person } from './people.ts'
import { siteCurrency } from './site-money.ts'

const password = 'manuscript'

type Address = StoredAccount['addresses'][number]

export function savedAddress(person: Person, changes: Partial<Address> = {}): Address {
  const { address, city, country, countryId, fullName, institution, phone } = person
  const where = {
    organization: institution,
    address1: address.line,
    address2: address.unit,
    name: fullName,
    ...changes,
  }
  return {
    id: String(person.addressId),
    label: addressLabel(where),
    city,
    state: address.state,
    zip: address.zip,
    country: { id: countryId, name: country.name },
    phone,
    ...where,
  }
}

export function accountFor(person: Person, changes: Partial<StoredAccount> = {}): UserRow {
  const { currency, currencyIso } = siteCurrency(person.site)
  const account = newAccount({
    addresses: [savedAddress(person)],
    city: person.city,
    country: person.country.code,
    countryId: person.countryId,
    currency,
    currencyIso,
    email: person.email,
    firstName: person.firstName,
    foundUs: 'colleague',
    fullName: person.fullName,
    identity: person.identity,
    institution: person.institution,
    language: person.language,
    lastName: person.lastName,
    orcid: person.orcid,
    phoneNumber: person.phone,
    state: person.address.state,
    title: person.title,
    ...changes,
  })
  return { identity: person.identity, email: person.email, password, account }
}
