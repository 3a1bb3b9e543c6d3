import type { Schema } from '../generate/contract-document.ts'
import { resolve } from '../generate/contract-parts.ts'

export type OpenedSchema = {
  schema: Schema
  /** Whether it may be null, however that is written. */
  nullable: boolean
  /** Its types but null. */
  types: string[]
  /** The values of its enumeration. */
  values: unknown[] | undefined
  /** The shapes of which one holds, null aside. */
  shapes: Schema[]
}

const isNull = ({ type }: Schema) => type === 'null'

/** A schema with null told apart, in all the ways in which a schema can say it. */
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

/** A schema that says "this or null", with what stands beside null; others as they are, without null. */
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
