import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { StoredAccount } from '../../../world/rows/rows.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'

type RequiredField = 'identity' | 'email' | 'firstName' | 'lastName' | 'fullName' | 'language'

export function newAccount(
  person: Pick<StoredAccount, RequiredField> & Partial<StoredAccount>,
): StoredAccount {
  const currency: Schemas['Currency'] = currencies.USD
  return {
    active: true,
    addresses: [],
    changePasswordEnabled: true,
    city: null,
    country: null,
    countryId: null,
    creditNotesLocked: false,
    currency,
    excludeFromDelinquentCheck: false,
    foundUs: null,
    gtmUid: null,
    hasLocalIdentity: true,
    hasRewards: false,
    hideInvoices: false,
    homeDirectory: 'home/',
    impersonatorIdentity: null,
    institution: null,
    languageAssessmentEnabled: true,
    linkedAccounts: [],
    localizationMismatch: false,
    orcid: null,
    overrideDownloadAvailable: false,
    phoneNumber: null,
    referralCode: null,
    requiresLocalizationRedirect: false,
    secondaryEmail: null,
    showCheckSpamMessage: false,
    state: null,
    title: null,
    voucherAvailable: false,
    watchlistNotification: false,
    ...person,
  }
}
