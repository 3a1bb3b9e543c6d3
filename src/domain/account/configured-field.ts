import type { AccountData } from '../../api/account.ts'
import type { components } from '../../api/generated/schema.gen.ts'
import type { FieldPath } from '../../ui/form/field-name.ts'

export type ConfiguredField = components['schemas']['RegistrationField']
export type ConfiguredFieldName = ConfiguredField['name']

export type AccountChoices = Pick<AccountData, 'countries' | 'foundUsOptions'>

export type AccountValues = {
  title: string
  firstName: string
  lastName: string
  email: string
  password: string
  /** ISO 3166 alpha-2, for autofill. */
  country: string
  /** By country, so that switching back restores the state. */
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

type TextPath = Exclude<FieldPath<AccountValues>, 'agreeToTOS'>

/** The path of a text in the form; each country has a state field of its own. */
export function textPathOf(
  name: Exclude<ConfiguredFieldName, 'agreeToTOS'>,
  country: string,
): TextPath {
  if (name === 'countryId') return 'country'
  return name === 'state' ? `states.${country}` : name
}

/** The path of a field in the form. */
export const formNameOf = (name: ConfiguredFieldName, country: string): FieldPath<AccountValues> =>
  name === 'agreeToTOS' ? name : textPathOf(name, country)
