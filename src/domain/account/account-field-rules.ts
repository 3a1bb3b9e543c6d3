import { isAsciiAddress } from '../../lib/is-ascii-address.ts'
import { countryByCode } from '../countries/country-choices.ts'
import { isListedField } from './account-field-labels.ts'
import type {
  AccountChoices,
  ConfiguredField,
  FieldProblem,
  ListedField,
} from './configured-field.ts'

export function applicableFields(
  fields: readonly ConfiguredField[],
  choices: AccountChoices,
  country: string,
): ListedField[] {
  const hasStates = (countryByCode(choices.countries, country)?.states.length ?? 0) > 0
  return fields.filter(isListedField).filter(({ type }) => type !== 'state' || hasStates)
}

/** Counts code points, so that a rare character is one. */
const lengthOf = (text: string) => [...text].length

export function fieldProblem(
  { type, required, minLength, maxLength }: Omit<ConfiguredField, 'name' | 'options'>,
  text: string,
): FieldProblem | undefined {
  if (text === '') return required ? { kind: 'missing' } : undefined
  if (type === 'email' && !isAsciiAddress(text)) return { kind: 'not-an-address' }
  const length = lengthOf(text)
  if (minLength !== null && length < minLength) return { kind: 'too-short', least: minLength }
  if (maxLength !== null && length > maxLength) return { kind: 'too-long', most: maxLength, length }
  return undefined
}
