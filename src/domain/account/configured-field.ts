import type { AccountData } from '../../api/account.ts'
import type { Answers } from '../../api/answer-types.ts'
import type { Listed } from '../../lib/unlisted.ts'
import type { FieldPath } from '../../ui/form/field-name.ts'

export type ConfiguredField = Answers['RegistrationField']
export type ConfiguredFieldName = Listed<ConfiguredField['name']>

export type ListedField = Omit<ConfiguredField, 'name'> & { name: ConfiguredFieldName }

export type FieldProblem =
  | { kind: 'missing' }
  | { kind: 'not-an-address' }
  | { kind: 'too-short'; least: number }
  | { kind: 'too-long'; most: number; length: number }

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

export function textPathOf(
  name: Exclude<ConfiguredFieldName, 'agreeToTOS'>,
  country: string,
): TextPath {
  if (name === 'countryId') return 'country'
  return name === 'state' ? `states.${country}` : name
}

export const formNameOf = (name: ConfiguredFieldName, country: string): FieldPath<AccountValues> =>
  name === 'agreeToTOS' ? name : textPathOf(name, country)
