import type { Schema } from '../generate/contract-document.ts'
import { componentName, resolve } from '../generate/contract-parts.ts'

/** The components of which a schema is composed. */
export function partNames({ allOf = [] }: Schema): string[] {
  return allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : [componentName($ref)]))
}

/** A composed schema as one with the fields of all its parts, but for parts of the `left` names. */
export function mergeParts(
  schema: Schema,
  schemas: Record<string, Schema>,
  left: string[] = [],
): Schema {
  const { allOf, ...own } = schema
  const parts = (allOf ?? [])
    .filter(({ $ref }) => $ref === undefined || !left.includes(componentName($ref)))
    .map((part) => mergeParts(resolve(part, schemas), schemas))
  if (parts.length === 0) return own
  const all = [...parts, own]
  const merged: Schema = Object.assign({}, ...all)
  const properties = Object.assign({}, ...all.map((part) => part.properties))
  return { ...merged, properties, required: all.flatMap(({ required = [] }) => required) }
}

/** A composed schema without what parts of those names bring along, though of the type that they give it. */
export function withoutParts(
  schema: Schema,
  schemas: Record<string, Schema>,
  names: string[],
): Schema {
  const { type } = mergeParts(schema, schemas)
  return { ...mergeParts(schema, schemas, names), ...(type === undefined ? {} : { type }) }
}
