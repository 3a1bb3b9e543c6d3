import type { Schema } from '../generate/contract-document.ts'
import { resolve } from '../generate/contract-parts.ts'

type OpenedSchema = {
  schema: Schema
  nullable: boolean
  types: string[]
  values: unknown[] | undefined
  /** The shapes of a `oneOf` or `anyOf`, without null. */
  shapes: Schema[]
}

const isNull = ({ type }: Schema) => type === 'null'

/** A schema with null separated, in each way that a schema can express it. */
export function openSchema(schema: Schema): OpenedSchema {
  const all = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const types = [schema.type ?? []].flat()
  const values = schema.const === undefined ? schema.enum : [schema.const]
  return {
    schema,
    nullable: types.includes('null') || all.some(isNull),
    types: types.filter((type) => type !== 'null'),
    values: values?.filter((value) => value !== null),
    shapes: all.filter((shape) => !isNull(shape)),
  }
}

export function besideNull(
  schema: Schema,
  schemas: Record<string, Schema>,
): { only: Schema; nullable: boolean; isChoice: boolean } {
  const whole = resolve(schema, schemas)
  const { nullable, types, shapes } = openSchema(whole)
  const [shape, ...others] = shapes
  const isChoice = nullable && shape !== undefined && others.length === 0 && !whole.properties
  if (isChoice) return { only: shape, nullable, isChoice }
  return { only: nullable ? { ...whole, type: types } : schema, nullable, isChoice }
}
