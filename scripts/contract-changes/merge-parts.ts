import type { Schema } from '../generate/contract-document.ts'
import { componentName, resolve } from '../generate/contract-parts.ts'

export function partNames({ allOf = [] }: Schema): string[] {
  return allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : [componentName($ref)]))
}

/** A `oneOf` as one object: all fields, required if every shape requires them. */
function mergeShapes(shapes: Schema[]): Schema {
  const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))
  const fields = Array.from(names, (name): [string, Schema] => {
    const all = shapes.map(({ properties }) => properties?.[name]).filter((it) => it !== undefined)
    const types = [...new Set(all.flatMap(({ type = [] }) => type))]
    const values = all.flatMap((field) => field.enum ?? [])
    const several = {
      ...(types.length > 1 && { type: types }),
      ...(values.length > 0 && { enum: values }),
    }
    return [name, { ...all[0], ...several }]
  })
  const isRequired = (name: string) => shapes.every(({ required }) => required?.includes(name))
  return { properties: Object.fromEntries(fields), required: [...names].filter(isRequired) }
}

/** A composed schema as one object, without the fields of the parts named in `left`. */
export function mergeParts(
  schema: Schema,
  schemas: Record<string, Schema>,
  left: string[] = [],
): Schema {
  const { allOf, ...own } = schema
  const parts = (allOf ?? [])
    .filter(({ $ref }) => $ref === undefined || !left.includes(componentName($ref)))
    .map((part) => mergeParts(resolve(part, schemas), schemas))
    .map((part) =>
      part.oneOf ? mergeShapes(part.oneOf.map((one) => resolve(one, schemas))) : part,
    )
  if (parts.length === 0) return own
  const all = [...parts, own]
  const merged: Schema = Object.assign({}, ...all)
  const properties = Object.assign({}, ...all.map((part) => part.properties))
  return { ...merged, properties, required: all.flatMap(({ required = [] }) => required) }
}

export function withoutParts(
  schema: Schema,
  schemas: Record<string, Schema>,
  names: string[],
): Schema {
  const { type } = mergeParts(schema, schemas)
  return { ...mergeParts(schema, schemas, names), ...(type === undefined ? {} : { type }) }
}
