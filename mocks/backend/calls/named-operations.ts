import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { UnknownNameError } from './faults.ts'
import { operationIds } from './route-table.ts'

const tags: readonly string[] = [...new Set(operationIds.map((id) => operations[id].tag))]

/** The operations of a list such as `orders,loadUser`, by tag or name; `all` are all of them. @throws UnknownName */
export function operationsNamed(text: string): OperationId[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const isMeant = (id: OperationId, name: string) =>
    name === 'all' || name === id || name === operations[id].tag
  for (const name of names) {
    if (operationIds.some((id) => isMeant(id, name))) continue
    throw new UnknownNameError('operation or tag', name, ['all', ...tags, ...operationIds])
  }
  return operationIds.filter((id) => names.some((name) => isMeant(id, name)))
}
