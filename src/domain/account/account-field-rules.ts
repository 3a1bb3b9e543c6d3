import { isAsciiAddress } from '../../lib/is-ascii-address.ts'
import { countryCoded } from '../countries/country-choices.ts'
import type { AccountChoices, ConfiguredField } from './configured-field.ts'

/** The fields that are asked for while a country is chosen: a state only where it has some. */
export function askedFields(
  fields: readonly ConfiguredField[],
  choices: AccountChoices,
  country: string,
): ConfiguredField[] {
  const hasStates = (countryCoded(choices.countries, country)?.states.length ?? 0) > 0
  return fields.filter(({ type }) => type !== 'state' || hasStates)
}

/** What is wrong with the text in a field. */
export type FieldProblem =
  | { kind: 'missing' }
  | { kind: 'not-an-address' }
  | { kind: 'too-short'; least: number }
  | { kind: 'too-long'; most: number; length: number }

/** As people count: a sign outside the basic plane is one character. */
const lengthOf = (text: string) => [...text].length

/** What is wrong with a text by the rules of its field, or undefined. An empty one breaks no other rule. */
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
