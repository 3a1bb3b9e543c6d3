import type { ContractDocument, ListedOperation, MediaType, Schema } from '../contract-document.ts'
import {
  componentName,
  isParameterObject,
  listOperations,
  ownResponses,
  resolve,
} from '../contract-parts.ts'
import { plainSchema } from './plain-schema.ts'

/** The export `name` of the tag's module or of the shared one. */
interface ValidatorExport {
  name: string
}

interface AnswerExports {
  success: ValidatorExport
  refusal?: ValidatorExport
}

export interface OperationExports {
  path: ValidatorExport
  query: ValidatorExport
  headers?: ValidatorExport
  body: Record<string, ValidatorExport>
  answers: Record<string, Record<string, AnswerExports>>
}

export interface TagPlan {
  tag: string
  schemas: Record<string, Schema>
  operations: Record<string, OperationExports>
}

/**
 * Components keep their names; schemas of an operation are named after it (`searchOrders_query`).
 */
export function planValidators(document: ContractDocument): TagPlan[] {
  const operations = listOperations(document)
  return document.tags
    .map(({ name }) => planTag(name, operations, document))
    .filter((plan) => Object.keys(plan.operations).length > 0)
}

function planTag(tag: string, operations: ListedOperation[], document: ContractDocument): TagPlan {
  const schemas: Record<string, Schema> = {}
  const planned = operations
    .filter((operation) => operation.tags.includes(tag))
    .map((operation) => [operation.operationId, planOperation(operation, document, schemas)])
  return { tag, schemas, operations: Object.fromEntries(planned) }
}

const eachContent = <T>(
  content: Record<string, MediaType> | undefined,
  each: (schema: Schema) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(content ?? {}).map(([type, media]) => [type, each(media.schema)]),
  )

function planOperation(
  operation: ListedOperation,
  document: ContractDocument,
  schemas: Record<string, Schema>,
): OperationExports {
  const { components } = document
  const parameters = (operation.parameters ?? []).map((it) => resolve(it, components.parameters))
  const exportSchema = (schema: Schema, part: string): ValidatorExport => {
    const isComponent = schema.$ref !== undefined && Object.keys(schema).length === 1
    const name = isComponent ? componentName(schema.$ref ?? '') : `${operation.operationId}_${part}`
    if (!isComponent) schemas[name] = plainSchema(schema)
    else schemas[name] = plainSchema(resolve(schema, components.schemas))
    return { name }
  }
  const exportParameters = (where: 'path' | 'query' | 'header') => {
    const all = parameters.filter((parameter) => parameter.in === where)
    const { additionalProperties: others, maxProperties } =
      all.find(isParameterObject)?.schema ?? {}
    const here = all.filter((parameter) => !isParameterObject(parameter))
    // An empty schema is compiled once for all operations.
    if (all.length === 0) {
      const name = 'noParameters'
      schemas[name] = { type: 'object', additionalProperties: false }
      return { name }
    }
    // Servers read header names in lower case.
    const nameOf = (name: string) => (where === 'header' ? name.toLowerCase() : name)
    return exportSchema(
      {
        type: 'object',
        properties: Object.fromEntries(here.map(({ name, schema }) => [nameOf(name), schema])),
        required: here.filter(({ required }) => required).map(({ name }) => nameOf(name)),
        additionalProperties: others ?? where === 'header',
        ...(typeof maxProperties === 'number' && { maxProperties: maxProperties + here.length }),
      },
      where,
    )
  }
  const answers = ownResponses(operation, document).map(([status, response]) => [
    status,
    eachContent(response.content, (schema) => {
      const { success, refusal } = splitRefusal(schema, components.schemas)
      return {
        success: exportSchema(success, `answer_${status}`),
        ...(refusal && { refusal: exportSchema(refusal, `refusal_${status}`) }),
      }
    }),
  ])
  return {
    path: exportParameters('path'),
    query: exportParameters('query'),
    ...(parameters.some((it) => it.in === 'header') && { headers: exportParameters('header') }),
    body: eachContent(operation.requestBody?.content, (schema) => exportSchema(schema, 'body')),
    answers: Object.fromEntries(answers),
  }
}

export function splitRefusal(
  schema: Schema,
  schemas: Record<string, Schema>,
): { success: Schema; refusal?: Schema } {
  const isRefusal = (one: Schema) => resolve(one, schemas)['x-refusal'] === true
  const refusal = schema.oneOf?.find(isRefusal)
  const [success, ...others] = schema.oneOf?.filter((one) => !isRefusal(one)) ?? []
  if (!refusal || !success) return { success: schema }
  return { success: others.length > 0 ? { oneOf: [success, ...others] } : success, refusal }
}
