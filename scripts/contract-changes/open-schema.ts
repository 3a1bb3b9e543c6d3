import type { Schema } from '../generate/contract-document.ts'

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
