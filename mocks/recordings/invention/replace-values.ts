import { isRecord } from '../../../src/lib/is-record.ts'
import { parsedJson } from '../../backend/calls/recorded-answers.ts'
import {
  isDeclaredField,
  isDeclaredText,
  isIdentityField,
  isNameField,
  isNumericField,
  isPlainValue,
  roleOf,
} from './field-roles.ts'
import type { Inventions } from './inventions.ts'
import { isPublicText } from './public-texts.ts'

const isStructure = (value: unknown) => typeof value === 'object' && value !== null

function jsonIn(text: string): unknown {
  return /^\s*[[{]/.test(text) ? parsedJson(text) : undefined
}

export function replaceText(inventions: Inventions, field: string, text: string): string {
  if (isPlainValue(field, text) || isDeclaredText(field, text) || isPublicText(text)) return text
  const inner = jsonIn(text)
  if (isStructure(inner)) return JSON.stringify(replaceValues(inventions, inner, field))
  if (isNameField(field)) return inventions.name(text, field === 'lastName' ? 'last' : 'first')
  if (inventions.isKnownName(text)) return inventions.name(text)
  return inventions.of(roleOf(field, text), text)
}

function replaceNumber(inventions: Inventions, field: string, value: number): number {
  if (isNumericField(field)) return value
  const replaced = Number(inventions.of('code', String(value)))
  return Number.isNaN(replaced) ? 0 : replaced
}

/** A field that the contract does not name keeps its name, unless that may be an identity. */
const isFieldName = (name: string) => isDeclaredField(name) || /^[a-z_]+$/i.test(name)

export function replaceValues(inventions: Inventions, value: unknown, field = ''): unknown {
  if (typeof value === 'string') return replaceText(inventions, field, value)
  if (typeof value === 'number') return replaceNumber(inventions, field, value)
  if (Array.isArray(value)) return value.map((item) => replaceValues(inventions, item, field))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [
    isFieldName(name) ? name : replaceText(inventions, '', name),
    replaceValues(inventions, inner, isDeclaredField(name) ? name : field),
  ])
  return Object.fromEntries(entries)
}

function* leaves(value: unknown, field = ''): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') {
    const inner = jsonIn(value)
    if (isStructure(inner)) yield* leaves(inner, field)
    else yield { field, text: value }
  }
  if (!isStructure(value)) return
  for (const [name, inner] of Object.entries(value ?? {})) {
    yield* leaves(inner, isDeclaredField(name) ? name : field)
  }
}

/** Names and identities, so that texts which come before them have them replaced alike. */
export function learnPrivateValues(inventions: Inventions, values: readonly unknown[]): void {
  const found = values.flatMap((value) => [...leaves(value)])
  for (const { field, text } of found) {
    if (isNameField(field)) replaceText(inventions, field, text)
  }
  for (const { field, text } of found) {
    if (isIdentityField(field)) replaceText(inventions, field, text)
  }
}
