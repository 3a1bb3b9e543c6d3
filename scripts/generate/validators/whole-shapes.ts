import type { Schema } from '../contract-document.ts'
import { resolve } from '../contract-parts.ts'

type Schemas = Record<string, Schema>

/** The objects that a composed schema can stand for: one, or one for each shape of a `oneOf`. */
export function wholeShapes(schema: Schema, schemas: Schemas): Schema[] {
  const { allOf = [], oneOf, ...own } = resolve(schema, schemas)
  const parts = allOf.map((part) => wholeShapes(part, schemas))
  const choice = oneOf ? [oneOf.flatMap((shape) => wholeShapes(shape, schemas))] : []
  return [...parts, ...choice, [own]].reduce((wholes, shapes) =>
    wholes.flatMap((whole) => shapes.map((shape) => joined(whole, shape))),
  )
}

function joined(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    properties: { ...one.properties, ...other.properties },
    required: [...(one.required ?? []), ...(other.required ?? [])],
  }
}

/** Whether each enumerated field of the shape has one of its values. */
export function matchesShape(
  { properties = {} }: Schema,
  value: object,
  schemas: Schemas,
): boolean {
  return Object.entries(value).every(([name, part]) => {
    const { enum: values } = resolve(properties[name] ?? {}, schemas)
    return values === undefined || values.includes(part)
  })
}

/** The field that distinguishes shapes: each requires it, with an enumeration of its own. */
export function discriminatorField(shapes: Schema[]): string | undefined {
  const [first] = shapes
  return Object.keys(first?.properties ?? {}).find((name) => {
    const lists = shapes.map(({ properties, required }) =>
      required?.includes(name) ? properties?.[name]?.enum : undefined,
    )
    const values = lists.flatMap((list) => list ?? [])
    return lists.every(Boolean) && new Set(values).size === values.length
  })
}
