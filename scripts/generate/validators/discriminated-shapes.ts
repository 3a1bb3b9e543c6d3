import type { ContractDocument, Schema } from '../contract-document.ts'
import { resolve } from '../contract-parts.ts'
import { discriminatorField, wholeShapes } from './whole-shapes.ts'

type Schemas = Record<string, Schema>

/** Rewrites each closed `oneOf` so that validation errors are about one shape only. */
export function withDiscriminatedShapes(document: ContractDocument): ContractDocument {
  const { schemas } = document.components
  const discriminated = Object.entries(schemas).map(([name, schema]) => [
    name,
    discriminate(schema, schemas),
  ])
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(discriminated) },
  }
}

/**
 * If a field distinguishes the shapes, it is checked first, and then the value against that shape.
 */
function discriminate(schema: Schema, schemas: Schemas): Schema {
  const { unevaluatedProperties, allOf = [], ...own } = schema
  const choice = allOf.find((part) => resolve(part, schemas).oneOf)
  const shapes = (choice && resolve(choice, schemas).oneOf) ?? []
  const wholes = shapes.map((shape) => resolve(shape, schemas))
  const field = discriminatorField(wholes)
  if (field === undefined || unevaluatedProperties !== false) return schema
  const others = allOf.filter((part) => part !== choice)
  const valuesOf = ({ properties }: Schema) => properties?.[field]?.enum ?? []
  const among = (values: unknown[]): Schema => ({
    type: 'object',
    required: [field],
    properties: { [field]: { enum: values } },
  })
  const unknown = among(wholes.flatMap(valuesOf))
  const chain = shapes.reduceRight<Schema>((rest, shape, index) => {
    const whole = { ...own, allOf: [...others, shape] }
    return {
      if: among(valuesOf(wholes[index] ?? {})),
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so
      then: { ...shape, ...onlyFields(wholeShapes(whole, schemas)) },
      else: rest,
    }
  }, unknown)
  return { ...own, type: 'object', allOf: [...others, chain] }
}

function onlyFields(shapes: Schema[]): Schema {
  const names = shapes.flatMap(({ properties = {} }) => Object.keys(properties))
  const properties = Object.fromEntries(names.map((name) => [name, {}]))
  return { type: 'object', properties, additionalProperties: false }
}
