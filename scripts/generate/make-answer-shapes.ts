import type { ContractDocument, Operation, Schema } from './contract-document.ts'
import { componentName, listOperations, resolve } from './contract-parts.ts'
import { generatedHeader } from './generated-header.ts'

/** What an answer looks like, without what only describes it or limits its values. */
function shapeOf(schema: Schema): unknown {
  if (schema.$ref) return componentName(schema.$ref)
  const { type, properties, required, items, additionalProperties, allOf } = schema
  const anyOf = schema.oneOf ?? schema.anyOf
  return {
    ...(type && { type: [type].flat() }),
    ...(schema.enum && { isChoice: true }),
    ...(properties && { fields: mapped(properties) }),
    ...(required && { required }),
    ...(items && { items: shapeOf(items) }),
    ...(typeof additionalProperties === 'object' && { others: shapeOf(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(shapeOf) }),
    ...(allOf && { allOf: allOf.map(shapeOf) }),
  }
}

const mapped = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]))

function answerOf({ responses }: Operation, document: ContractDocument): Schema | undefined {
  const response = responses['200'] ?? responses['201']
  return (
    response &&
    resolve(response, document.components.responses).content?.['application/json']?.schema
  )
}

/** Names of the schemas that are part of a shape. */
const namesIn = (shape: unknown): string[] => {
  if (typeof shape === 'string') return [shape]
  if (Array.isArray(shape)) return shape.flatMap(namesIn)
  if (typeof shape !== 'object' || shape === null) return []
  const {
    type: _type,
    required: _required,
    fields,
    ...parts
  }: Record<string, unknown> = { ...shape }
  return [...Object.values(fields ?? {}), ...Object.values(parts)].flatMap(namesIn)
}

/** By which a crash names what the server sent differently; loaded only then. */
export function makeAnswerShapes(document: ContractDocument): string {
  const { schemas } = document.components
  const answers = Object.fromEntries(
    listOperations(document).flatMap((operation) => {
      const schema = answerOf(operation, document)
      return schema ? [[`${operation.method} ${operation.path}`, shapeOf(schema)]] : []
    }),
  )
  const named: Record<string, unknown> = {}
  const add = (shape: unknown) => {
    for (const name of namesIn(shape)) {
      const schema = schemas[name]
      if (!schema || name in named) continue
      named[name] = shapeOf(schema)
      add(named[name])
    }
  }
  add(Object.values(answers))
  return `${generatedHeader}
import type { AnswerShape } from '../shapes/answer-shape.ts'

/** Of each operation that answers JSON. */
export const answerShapes: Readonly<Record<string, AnswerShape>> = ${JSON.stringify(answers)}

/** What the others name. */
export const namedShapes: Readonly<Record<string, AnswerShape>> = ${JSON.stringify(named)}
`
}
