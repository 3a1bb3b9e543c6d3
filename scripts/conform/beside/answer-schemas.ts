import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { ContractDocument, Schema } from '../../generate/contract-document.ts'
import { componentName, listOperations, resolve } from '../../generate/contract-parts.ts'

/** A schema with the components that lead to it. */
type NamedSchema = { schema: Schema; names: readonly string[] }

/** What the contract says of a value: each schema that may describe it. */
export type Described = readonly NamedSchema[]

function described({ schema, names }: NamedSchema, document: ContractDocument): NamedSchema[] {
  const own: NamedSchema[] = [{ schema, names }]
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema
  const parts = [...oneOf, ...anyOf, ...allOf].map((part) => ({ schema: part, names }))
  if ($ref !== undefined) {
    const target = resolve({ $ref }, document.components.schemas)
    parts.push({ schema: target, names: [...names, componentName($ref)] })
  }
  return [...own, ...parts.flatMap((part) => described(part, document))]
}

/** The schemas of an entry of an object or a list. */
export function inside(
  schemas: Described,
  name: string | number,
  document: ContractDocument,
): Described {
  return schemas.flatMap(({ schema }) => {
    const { properties = {}, additionalProperties, items } = schema
    const entry =
      typeof name === 'number'
        ? items
        : (properties[name] ?? (isRecord(additionalProperties) ? additionalProperties : undefined))
    return entry ? described({ schema: entry, names: [] }, document) : []
  })
}

/** Finds the schemas of an operation's answers with JSON. */
export function answerSchemas(document: ContractDocument) {
  const listed = new Map(listOperations(document).map((one) => [one.operationId, one]))
  return (id: OperationId, status: number): Described => {
    const responses = listed.get(id)?.responses ?? {}
    const named = responses[status] ?? responses.default
    const content = named && resolve(named, document.components.responses).content
    return Object.entries(content ?? {})
      .filter(([type]) => type.includes('json'))
      .flatMap(([, { schema }]) => described({ schema, names: [] }, document))
  }
}
