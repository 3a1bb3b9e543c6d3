import { addressWords, declaredTexts, numericFields } from './declared-texts.gen.ts'

export type PrivateRole =
  | 'name'
  | 'email'
  | 'link'
  | 'host'
  | 'street'
  | 'city'
  | 'institution'
  | 'text'
  | 'code'

const byField: readonly (readonly [RegExp, PrivateRole])[] = [
  [/email/i, 'email'],
  [/^(firstName|lastName|fullName|payer|authors|projectAuthors)$/, 'name'],
  [/^address\d?$/, 'street'],
  [/^city$/, 'city'],
  [/^(institution|organization|organizationName|companyName)$/, 'institution'],
  [/hosts?$/i, 'host'],
]

const isEmail = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text)
const isLink = (text: string) => /^https?:\/\/\S+$|^\/\S*$/i.test(text)

export function roleOf(field: string, text: string): PrivateRole {
  if (isEmail(text)) return 'email'
  if (isLink(text)) return 'link'
  const [, role] = byField.find(([names]) => names.test(field)) ?? []
  // A field of addresses that holds something else is text like any other.
  if (role && role !== 'email') return role
  return /[\s,;]|[^\p{ASCII}]/u.test(text) ? 'text' : 'code'
}

export const isNameField = (field: string): boolean => roleOf(field, 'Ada') === 'name'

const identityField = /(identity|identities|number|numbers|code|codes|id)$/i

export const isIdentityField = (field: string): boolean => identityField.test(field)

const fields = new Map(Object.entries(declaredTexts))
const numeric = new Set(numericFields)
const words = new Set(addressWords)

export const isDeclaredField = (name: string): boolean => fields.has(name)

export const isDeclaredText = (field: string, text: string): boolean =>
  fields.get(field)?.includes(text) ?? false

export const isNumericField = (field: string): boolean => numeric.has(field)

export const isAddressWord = (word: string): boolean =>
  words.has(word) || /^(en|cn|jp|br|es)$/.test(word)

const instant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
const color = /^#[0-9a-f]{6}$/i
const written = /^(formatted\w*|displayableAmount|priceLabel|deliveryTimeline)$/
const figure =
  /^([\d\s.,:/–-]|\p{Sc}|%(\(\w+\)s)?|US|R(?=\$)|[A-Z]{3}|(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*|[ap]m|[年月日])+$/u

/** Dates, amounts and colors say nothing of a person. */
export const isPlainValue = (field: string, text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) ||
  instant.test(text) ||
  color.test(text) ||
  (written.test(field) && figure.test(text))
