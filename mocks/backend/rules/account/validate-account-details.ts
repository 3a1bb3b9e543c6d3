import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { StoredAccount } from '../../../world/rows/rows.ts'
import { isFoundUsOption } from '../../reference-data/found-us-options.ts'
import { currencyOf } from '../../reference-data/payment/currencies.ts'
import { countryNamed, type ReferenceCountry } from '../../reference-data/regions/countries.ts'
import { fullNameOf } from './full-name.ts'

type AccountDetailsResult =
  | { account: StoredAccount }
  | { refused: Schemas['AccountDetailsRefusalKey']; params?: Record<string, string> }

const unfit = (field: keyof Schemas['AccountDetails']): AccountDetailsResult => ({
  refused: 'generic-touchup-error',
  params: { field },
})

type AccountSetting = { isEmailTaken: (email: string) => boolean; hasUnpaidInvoices: boolean }

const tidy = (text: string | null) => text?.trim() || null

/** The state after a change: null if the country has none, undefined if it is invalid. */
function stateAfter(
  account: StoredAccount,
  country: ReferenceCountry | undefined,
  sent: string | null | undefined,
): string | null | undefined {
  const { states = [] } = country ?? countryNamed(account.countryId ?? undefined) ?? {}
  if (states.length === 0) return null
  const isListed = (state: string | null) => states.some(({ code }) => code === state)
  if (sent === undefined) return isListed(account.state) ? account.state : null
  return isListed(sent) ? sent : undefined
}

function tidied(
  details: Omit<Schemas['AccountDetails'], 'countryId' | 'currencyIso' | 'state'>,
): Partial<StoredAccount> {
  const { city, institution, phoneNumber, title, firstName, lastName, ...asSent } = details
  return {
    ...asSent,
    ...(city === undefined ? {} : { city: tidy(city) }),
    ...(institution === undefined ? {} : { institution: tidy(institution) }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: tidy(phoneNumber) }),
    ...(title === undefined ? {} : { title: tidy(title) }),
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
  }
}

export function validateAccountDetails(
  account: StoredAccount,
  { countryId, currencyIso, state: sentState, ...details }: Schemas['AccountDetails'],
  { isEmailTaken, hasUnpaidInvoices }: AccountSetting,
): AccountDetailsResult {
  const country = countryId === undefined ? undefined : countryNamed(countryId)
  if (countryId !== undefined && !country) return unfit('countryId')
  const state = stateAfter(account, country, sentState)
  if (state === undefined) return unfit('state')
  const currency = currencyIso === undefined ? undefined : currencyOf(currencyIso)
  if (currencyIso !== undefined && !currency) return unfit('currencyIso')
  const { foundUs, active } = details
  if (foundUs && !isFoundUsOption(foundUs)) return unfit('foundUs')
  const email = details.email?.trim().toLowerCase() ?? account.email
  if (email !== account.email && isEmailTaken(email)) {
    return { refused: 'account-email-taken', params: { email } }
  }
  if (active === false && account.active && hasUnpaidInvoices) {
    return { refused: 'account-closing-with-unpaid-invoices' }
  }
  const changed = {
    ...account,
    ...tidied(details),
    email,
    state,
    ...(country ? { country: country.code, countryId: country.id } : {}),
    ...(currency ? { currency, currencyIso } : {}),
  }
  return { account: { ...changed, fullName: fullNameOf(changed, changed.country) } }
}
