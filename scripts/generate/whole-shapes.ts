import type { Schema } from './contract-document.ts'
import { resolve } from './contract-parts.ts'

type Schemas = Record<string, Schema>

/**
 * The objects that a composed schema stands for, each with the fields of all its parts: one, or one for each shape where
 * a part is a choice of shapes.
 */
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

/** Whether an object says that it is of this shape: each of its fields that has a list of values has one of these. */
export function saysItIs({ properties = {} }: Schema, value: object, schemas: Schemas): boolean {
  return Object.entries(value).every(([name, part]) => {
    const { enum: values } = resolve(properties[name] ?? {}, schemas)
    return values === undefined || values.includes(part)
  })
}

/** The field by which shapes are told apart: each requires it, with a list of values of its own. */
export function tellingField(shapes: Schema[]): string | undefined {
  const [first] = shapes
  return Object.keys(first?.properties ?? {}).find((name) => {
    const lists = shapes.map(({ properties, required }) =>
      required?.includes(name) ? properties?.[name]?.enum : undefined,
    )
    const values = lists.flatMap((list) => list ?? [])
    return lists.every(Boolean) && new Set(values).size === values.length
  })
}
