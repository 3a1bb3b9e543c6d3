import { applicableFields, fieldProblem } from '../../../domain/account/account-field-rules.ts'
import { accountValuesOf } from '../../../domain/account/account-values.ts'
import type {
  AccountChoices,
  ConfiguredField,
  ConfiguredFieldName,
  ListedField,
} from '../../../domain/account/configured-field.ts'
import { isAmong } from '../../../lib/unlisted.ts'

type SavedAccount = Parameters<typeof accountValuesOf>[0]

/** E-mail address and password are changed elsewhere. */
const changeable: readonly ConfiguredFieldName[] = [
  'title',
  'firstName',
  'lastName',
  'countryId',
  'state',
  'institution',
  'foundUs',
]

export function changeableFields(fields: readonly ConfiguredField[]): ListedField[] {
  return fields.filter((field): field is ListedField => isAmong(changeable, field.name))
}

export function savedText(name: ConfiguredFieldName, user: SavedAccount): string {
  const values = accountValuesOf(user)
  switch (name) {
    case 'countryId':
      return values.country
    case 'state':
      return values.states[values.country] ?? ''
    case 'agreeToTOS':
    case 'password':
      return ''
    default:
      return values[name]
  }
}

/** Every changeable field if nothing is missing and the server still asks. */
export function fieldsToComplete(
  fields: readonly ConfiguredField[],
  choices: AccountChoices,
  user: SavedAccount,
): ListedField[] {
  const own = changeableFields(fields)
  const isMissing = (field: ListedField) =>
    fieldProblem(field, savedText(field.name, user).trim())?.kind === 'missing'
  const applicable = applicableFields(own, choices, user.country ?? '')
  const missing = applicable.filter(isMissing)
  if (missing.length === 0) return own
  const withState = missing.some(({ name }) => name === 'countryId')
  return own.filter((field) => missing.includes(field) || (withState && field.name === 'state'))
}
