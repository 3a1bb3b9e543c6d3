import type { AccountDetails, User } from '../../api/account.ts'
import type { Registration } from '../../api/auth.ts'
import { countryCoded } from '../countries/country-choices.ts'
import {
  type AccountChoices,
  type AccountValues,
  type ConfiguredField,
  noAccountValues,
} from './configured-field.ts'

/** The state that goes with the country of a form, or null where that has none. */
function stateIn({ country, states }: AccountValues, choices: AccountChoices): string | null {
  const known = countryCoded(choices.countries, country)?.states ?? []
  return known.find(({ code }) => code === states[country])?.code ?? null
}

/** What a registration sends; `confirmation` stands for the password where a provider vouches. */
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
    // No country has the number 0: the server then asks for one.
    countryId: countryCoded(choices.countries, values.country)?.id ?? 0,
    state: stateIn(values, choices),
    institution: institution || null,
    foundUs: foundUs || null,
    agreeToTOS,
    confirmation,
  }
}

type Saved = Pick<
  User,
  'title' | 'firstName' | 'lastName' | 'email' | 'country' | 'state' | 'institution' | 'foundUs'
>

/** What the form of an account begins with: all that is saved of it. */
export function valuesOf(user: Saved): AccountValues {
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

/** What is sent of an account: the fields that the form asked for, and no other. */
export function detailsOf(
  values: AccountValues,
  choices: AccountChoices,
  asked: readonly ConfiguredField[],
): AccountDetails {
  const details: AccountDetails = {}
  for (const { name } of asked) {
    if (name === 'title') details.title = values.title || null
    if (name === 'firstName') details.firstName = values.firstName
    if (name === 'lastName') details.lastName = values.lastName
    if (name === 'countryId')
      details.countryId = countryCoded(choices.countries, values.country)?.id
    if (name === 'state') details.state = stateIn(values, choices)
    if (name === 'institution') details.institution = values.institution || null
    if (name === 'foundUs') details.foundUs = values.foundUs || null
  }
  return details
}
