import type { AccountDetails, User } from '../../api/account.ts'
import type { Registration } from '../../api/auth/register-account.ts'
import { countryByCode } from '../countries/country-choices.ts'
import {
  type AccountChoices,
  type AccountValues,
  type ConfiguredField,
  noAccountValues,
} from './configured-field.ts'

function stateCodeOf({ country, states }: AccountValues, choices: AccountChoices): string | null {
  const ofCountry = countryByCode(choices.countries, country)?.states ?? []
  return ofCountry.find(({ code }) => code === states[country])?.code ?? null
}

/** `confirmation` replaces the password after a sign-on by a provider. */
export function registrationOf(
  values: AccountValues,
  choices: AccountChoices,
  confirmation: string | null,
): Registration {
  const { title, firstName, lastName, email, password, institution, foundUs, agreeToTOS } = values
  return {
    title: title || null,
    firstName,
    lastName,
    email,
    password: confirmation === null ? password : null,
    // 0 is no country's id: the server refuses it.
    countryId: countryByCode(choices.countries, values.country)?.id ?? 0,
    state: stateCodeOf(values, choices),
    institution: institution || null,
    foundUs: foundUs || null,
    agreeToTOS,
    confirmation,
  }
}

type SavedAccount = Pick<
  User,
  'title' | 'firstName' | 'lastName' | 'email' | 'country' | 'state' | 'institution' | 'foundUs'
>

export function accountValuesOf(user: SavedAccount): AccountValues {
  const { title, firstName, lastName, email, country, state, institution, foundUs } = user
  return {
    ...noAccountValues,
    title: title ?? '',
    firstName,
    lastName,
    email,
    country: country ?? '',
    states: country && state ? { [country]: state } : {},
    institution: institution ?? '',
    foundUs: foundUs ?? '',
  }
}

export function accountDetailsOf(
  values: AccountValues,
  choices: AccountChoices,
  applicable: readonly ConfiguredField[],
): AccountDetails {
  const details: AccountDetails = {}
  for (const { name } of applicable) {
    if (name === 'title') details.title = values.title || null
    if (name === 'firstName') details.firstName = values.firstName
    if (name === 'lastName') details.lastName = values.lastName
    if (name === 'countryId')
      details.countryId = countryByCode(choices.countries, values.country)?.id
    if (name === 'state') details.state = stateCodeOf(values, choices)
    if (name === 'institution') details.institution = values.institution || null
    if (name === 'foundUs') details.foundUs = values.foundUs || null
  }
  return details
}
