import type { ContractDocument, ListedOperation } from '../generate/contract-document.ts'
import { listOperations, resolve } from '../generate/contract-parts.ts'
import { namedComponents } from '../generate/validators/plain-schema.ts'
import type { Direction } from './change.ts'

/** By component: the operations that send it and those that answer with it. */
export type SchemaUses = Map<string, Record<Direction, Set<string>>>

function reached(part: unknown, { components }: ContractDocument): Set<string> {
  const found = new Set<string>()
  const waiting = namedComponents(part)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...namedComponents(components.schemas[name]))
  }
  return found
}

function partsOf(operation: ListedOperation, { components }: ContractDocument) {
  const parameters = (operation.parameters ?? []).map((one) => resolve(one, components.parameters))
  const responses = Object.values(operation.responses)
  return {
    request: [parameters.map(({ schema }) => schema), operation.requestBody ?? {}],
    answer: responses.map((one) => resolve(one, components.responses).content ?? {}),
  }
}

export function schemaUses(...documents: ContractDocument[]): SchemaUses {
  const uses: SchemaUses = new Map()
  for (const document of documents) {
    for (const operation of listOperations(document)) {
      const parts = partsOf(operation, document)
      for (const direction of ['request', 'answer'] as const) {
        for (const name of reached(parts[direction], document)) {
          const use = uses.get(name) ?? { request: new Set(), answer: new Set() }
          use[direction].add(operation.operationId)
          uses.set(name, use)
        }
      }
    }
  }
  return uses
}
