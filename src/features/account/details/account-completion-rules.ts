import { askedFields, fieldProblem } from '../../../domain/account/account-field-rules.ts'
import { valuesOf } from '../../../domain/account/account-values.ts'
import type {
  AccountChoices,
  ConfiguredField,
  FieldName,
} from '../../../domain/account/configured-field.ts'

type Saved = Parameters<typeof valuesOf>[0]

/** What can be changed of an account besides the address and the password, which have their own ways. */
const changeable: readonly FieldName[] = [
  'title',
  'firstName',
  'lastName',
  'countryId',
  'state',
  'institution',
  'foundUs',
]

/** The configured fields that can be changed of an account. */
export function changeableFields(fields: readonly ConfiguredField[]): ConfiguredField[] {
  return fields.filter(({ name }) => changeable.includes(name))
}

/** What a field of the account holds now, as text. */
export function savedText(name: FieldName, user: Saved): string {
  const values = valuesOf(user)
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

/**
 * The fields to ask for until the account is complete: those that are compulsory and empty. With the
 * country goes its state. Where nothing of this is missing and the server still asks, all that can be
 * changed, since one of them must be what it wants.
 */
export function fieldsToComplete(
  fields: readonly ConfiguredField[],
  choices: AccountChoices,
  user: Saved,
): ConfiguredField[] {
  const own = changeableFields(fields)
  const isMissing = (field: ConfiguredField) =>
    fieldProblem(field, savedText(field.name, user).trim())?.kind === 'missing'
  const asked = askedFields(own, choices, user.country ?? '')
  const missing = asked.filter(isMissing)
  if (missing.length === 0) return own
  const withState = missing.some(({ name }) => name === 'countryId')
  return own.filter((field) => missing.includes(field) || (withState && field.name === 'state'))
}
