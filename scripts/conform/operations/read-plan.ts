import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { Parameter } from '../../generate/contract-document.ts'
import type { Answered, Sent } from '../server/judged-call.ts'
import type { ContractOperation } from './contract-operations.ts'
import { type FoundName, foundIn, readValues } from './read-values.ts'
import { valuesAt } from './values-at.ts'

/** Values that answers named, the first ones first. */
export type Found = Partial<Record<FoundName, readonly string[]>>

export function foundWith(found: Found, { operation, json }: Answered): Found {
  const more = foundIn
    .filter((one) => one.operation === operation)
    .map(({ path, name }) => [name, valuesAt(json, path)] as const)
    .filter(([name, values]) => values.length > 0 && !found[name])
  return { ...found, ...Object.fromEntries(more) }
}

/** Those that need nothing first, since their answers name what the others need. */
export function readOrder(operations: readonly ContractOperation[]): ContractOperation[] {
  const needs = ({ id }: ContractOperation) => readValues[id]?.parameters !== undefined
  const reads = operations.filter(({ isRead }) => isRead)
  return [...reads.filter((one) => !needs(one)), ...reads.filter(needs)]
}

/** An identity that the contract allows and nothing has. */
const standIn = (name: string) => (name === 'code' ? 'ZZZZ-ZZZZ-ZZZZ' : 'conform-unknown')

/** Parameters of a call that should succeed. Without a value that no answer has named, it can only be provoked. */
export function usualCall(
  id: OperationId,
  parameters: readonly Parameter[],
  found: Found,
): { sent: Sent; lacks?: FoundName } {
  const path: Record<string, string> = {}
  const query: Record<string, string> = {}
  let lacks: FoundName | undefined
  for (const [name, value] of Object.entries(readValues[id]?.parameters ?? {})) {
    const known = 'text' in value ? value.text : found[value.found]?.[0]
    if (known === undefined && 'found' in value) lacks ??= value.found
    const isInPath = parameters.some((one) => one.name === name && one.in === 'path')
    const target = isInPath ? path : query
    target[name] = known ?? standIn(name)
  }
  return { sent: { path, query }, ...(lacks ? { lacks } : {}) }
}

/** Statuses of a call that names what exists. */
export const usualStatuses = (id: OperationId): readonly number[] => [
  200,
  ...(readValues[id]?.statuses ?? []),
]
