import type { AccountData } from '../../api/account.ts'
import type { components } from '../../api/generated/schema.gen.ts'

/** One field of the registration form, as the site configures it. */
export type ConfiguredField = components['schemas']['RegistrationField']
export type FieldName = ConfiguredField['name']

/** What lists offer that are not part of the configuration. */
export type AccountChoices = Pick<AccountData, 'countries' | 'foundUsOptions'>

/** What a form of account fields holds, whichever of them it asks for. */
export type AccountValues = {
  title: string
  firstName: string
  lastName: string
  email: string
  password: string
  /** Two letters, by which browsers fill a country in. */
  country: string
  /** The state by country, so that it is still there when the country changes back. */
  states: Record<string, string>
  institution: string
  foundUs: string
  agreeToTOS: boolean
}

export const noAccountValues: AccountValues = {
  title: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  country: '',
  states: {},
  institution: '',
  foundUs: '',
  agreeToTOS: false,
}

/** Under which name a form holds the value of a field; the state has one for each country. */
export function formNameOf(name: FieldName, country: string): string {
  if (name === 'countryId') return 'country'
  return name === 'state' ? `states.${country}` : name
}
