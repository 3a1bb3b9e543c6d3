import type { components } from '../../../src/api/schema.gen.ts'
import type { UserRow } from '../../world/rows.ts'
import type { Person } from '../people.ts'
import { paymentMethods, siteCurrency } from './site-money.ts'

type User = components['schemas']['User']

/** Everybody's password. */
export const password = 'manuscript'

type Address = User['addresses'][number]

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
export function accountFor(person: Person, changes: Partial<User> = {}): UserRow {
  const { currency, currencyIso } = siteCurrency(person.site)
  const account: User = {
    active: true,
    addresses: [savedAddress(person)],
    changePasswordEnabled: true,
    city: person.city,
    country: person.country.code,
    countryId: person.countryId,
    creditNotesLocked: false,
    credits: [],
    currency,
    currencyIso,
    customerSince: null,
    email: person.email,
    excludeFromDelinquentCheck: false,
    fapiaos: [],
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
    loggedIn: true,
    loyaltyLevelIdentity: null,
    missingFields: false,
    numberOfOrders: 0,
    orcid: person.orcid,
    orderFormInProgress: false,
    overrideDownloadAvailable: false,
    paymentMethods: paymentMethods(person.site),
    phoneNumber: person.phone,
    preferredGroup: null,
    prepayments: [],
    referralCode: null,
    referralCreditsEarnedToDate: 0,
    requiresLocalizationRedirect: false,
    secondaryEmail: null,
    showCheckSpamMessage: false,
    status: { loaded: true },
    submittedTestimonial: false,
    title: person.title,
    totalRewardPoints: 0,
    unpaidInvoices: [],
    voucherAvailable: false,
    watchlistNotification: false,
    wfoeMigrationStatus: {
      acceptedTermsOfService: false,
      migrated: false,
      inMigratingGroup: false,
      optedOut: false,
      optedIn: false,
      hasUnpaidInvoices: (changes.unpaidInvoices ?? []).length > 0,
      migrationEligible: false,
      noticeSkipped: false,
    },
    ...changes,
  }
  return { identity: person.identity, email: person.email, password, account }
}
