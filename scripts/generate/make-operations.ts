import { createHash } from 'node:crypto'
import type { ContractDocument, ListedOperation, Schema } from './contract-document.ts'
import { isParameterObject, listOperations, ownResponses, resolve } from './contract-parts.ts'
import { generatedHeader } from './generated-header.ts'

/** How the text of a parameter becomes a value; a plural may be repeated. */
type ParameterKind = 'string' | 'integer' | 'number' | 'boolean' | 'strings' | 'integers'

interface OperationRow {
  method: string
  path: string
  tag: string
  access: 'anyone' | 'signed-in'
  changes: boolean
  idempotencyKey: boolean
  body: 'json' | 'form' | 'none'
  statuses: number[]
  pathParameters: Record<string, ParameterKind>
  query: Record<string, ParameterKind>
}

/** Persisted worlds outlive a change of descriptions and examples. */
function isWording(key: string, value: unknown): boolean {
  if (key === 'description' || key === 'summary') return typeof value === 'string'
  return key === 'example' || key === 'examples' || key.startsWith('x-assumed')
}

export function hashContract(document: ContractDocument): string {
  const shape = JSON.stringify(document, (key, value: unknown) =>
    isWording(key, value) ? undefined : value,
  )
  return createHash('sha256').update(shape).digest('hex').slice(0, 16)
}

export function tabulateOperations(document: ContractDocument): Record<string, OperationRow> {
  return Object.fromEntries(
    listOperations(document).map((operation) => [
      operation.operationId,
      tabulateOperation(operation, document),
    ]),
  )
}

function tabulateOperation(operation: ListedOperation, document: ContractDocument): OperationRow {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolve(parameter, document.components.parameters),
  )
  const kindsOf = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && !isParameterObject(parameter))
        .map(({ name, schema }) => [name, kindOf(schema, document)]),
    )
  return {
    method: operation.method,
    path: operation.path,
    tag: operation.tags[0] ?? '',
    access: (operation.security ?? document.security).length === 0 ? 'anyone' : 'signed-in',
    changes: operation.method !== 'GET' || operation['x-changes'] === true,
    idempotencyKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: bodyOf(operation),
    statuses: ownResponses(operation, document)
      .filter(([status]) => status !== 'default')
      .map(([status]) => Number(status)),
    pathParameters: kindsOf('path'),
    query: kindsOf('query'),
  }
}

function bodyOf({ requestBody }: ListedOperation): OperationRow['body'] {
  if (!requestBody) return 'none'
  return 'multipart/form-data' in requestBody.content ? 'form' : 'json'
}

function kindOf(schema: Schema, document: ContractDocument): ParameterKind {
  const { type, items } = resolve(schema, document.components.schemas)
  if (type === 'array') {
    return items && kindOf(items, document) === 'integer' ? 'integers' : 'strings'
  }
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string'
}

export function makeOperations(document: ContractDocument, external: ContractDocument): string {
  const rowsOf = (one: ContractDocument) =>
    Object.entries(tabulateOperations(one)).map(
      ([operationId, row]) => `  ${operationId}: ${JSON.stringify(row)},`,
    )
  return `${generatedHeader}
/** Changes with the document, its words and examples aside; a persisted world of another contract is replaced. */
export const contractHash = '${hashContract(document)}'

/**
 * Every operation. \`changes\`: it is no mere read, so it is never prefetched or repeated. \`idempotencyKey\`: the
 * header Idempotency-Key is compulsory. \`statuses\`: those of the operation itself beside \`default\`. \`pathParameters\` and
 * \`query\`: how their text becomes a value.
 */
export const operations = {
${rowsOf(document).join('\n')}
} as const

export type OperationId = keyof typeof operations

/** The same for the calls of external services, which are no part of the contract and share none of their names. */
export const externalOperations = {
${rowsOf(external).join('\n')}
} as const

export type ExternalOperationId = keyof typeof externalOperations
`
}
