import type { StoredAccount, UserRow } from '../../world/rows.ts'
import type { Person } from '../people.ts'
import { siteCurrency } from './site-money.ts'

/** Everybody's password. */
export const password = 'manuscript'

type Address = StoredAccount['addresses'][number]

/** The address of a person's institution, or another one with what differs. */
export function savedAddress(person: Person, changes: Partial<Address> = {}): Address {
  const { address, city, country, countryId, fullName, institution, phone } = person
  const where = {
    organization: institution,
    address1: address.line,
    address2: address.unit,
    ...changes,
  }
  return {
    id: String(person.addressId),
    label: `${where.organization ?? fullName}, ${where.address1}`,
    name: fullName,
    city,
    state: address.state,
    zip: address.zip,
    country: { id: countryId, name: country.name },
    phone,
    ...where,
  }
}

/** The account of a person as it is after some orders, with what a scenario wants otherwise. */
export function accountFor(person: Person, changes: Partial<StoredAccount> = {}): UserRow {
  const { currency, currencyIso } = siteCurrency(person.site)
  const account: StoredAccount = {
    active: true,
    addresses: [savedAddress(person)],
    changePasswordEnabled: true,
    city: person.city,
    country: person.country.code,
    countryId: person.countryId,
    creditNotesLocked: false,
    currency,
    currencyIso,
    customerSince: null,
    email: person.email,
    excludeFromDelinquentCheck: false,
    firstName: person.firstName,
    foundUs: 'colleague',
    fullName: person.fullName,
    gtmUid: null,
    hasLocalIdentity: true,
    hasRewards: false,
    hideInvoices: false,
    homeDirectory: 'home/',
    identity: person.identity,
    impersonatorIdentity: null,
    institution: person.institution,
    language: person.language,
    languageAssessmentEnabled: true,
    lastName: person.lastName,
    linkedAccounts: [],
    localizationMismatch: false,
    loyaltyLevelIdentity: null,
    missingFields: false,
    orcid: person.orcid,
    orderFormInProgress: false,
    overrideDownloadAvailable: false,
    phoneNumber: person.phone,
    referralCode: null,
    referralCreditsEarnedToDate: 0,
    requiresLocalizationRedirect: false,
    secondaryEmail: null,
    showCheckSpamMessage: false,
    submittedTestimonial: false,
    title: person.title,
    totalRewardPoints: 0,
    voucherAvailable: false,
    watchlistNotification: false,
    ...changes,
  }
  return { identity: person.identity, email: person.email, password, account }
}
