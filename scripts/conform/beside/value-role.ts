import type { Described } from './answer-schemas.ts'

/**
 * What a value is for. Identities, instants and texts of an account are its own on each server; a
 * choice, a number or a yes and no is what the product says.
 */
type ValueRole = 'identity' | 'instant' | 'address' | 'text' | 'choice' | 'number'

const instants = new Set(['date-time', 'date'])
const addresses = new Set(['uri', 'uri-reference', 'email'])

export function valueRoleOf(schemas: Described, name: string, value: unknown): ValueRole {
  const formats = schemas.flatMap(({ schema }) => schema.format ?? [])
  const isIdentity = schemas.some(({ names }) => names.some((one) => /Identity|Number$/.test(one)))
  if (formats.some((format) => instants.has(format))) return 'instant'
  if (formats.some((format) => addresses.has(format))) return 'address'
  // Numbers that are identities have no format.
  if (isIdentity || /^id$|Id$/.test(name)) return 'identity'
  if (typeof value === 'boolean') return 'choice'
  if (typeof value === 'number') return 'number'
  const isListed = schemas.some(
    ({ schema }) => schema.enum !== undefined || schema.const !== undefined,
  )
  return isListed ? 'choice' : 'text'
}
