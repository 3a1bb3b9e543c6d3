import type { ExternalOperationId, OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { FaultKind } from '../../world/rows/fault-kind.ts'
import type { FaultRow } from '../../world/rows/rows.ts'
import {
  externalOperationIds,
  isExternalOperationId,
  isOperationId,
  operationIds,
} from './route-table.ts'

const plainKinds = ['network', 'lost-answer', 'time-out', 'slow', 'cut', 'malformed'] as const

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type FaultName = (typeof plainKinds)[number] | `${4 | 5}${Digit}${Digit}` | `refusal=${string}`

/** Operation, kind and number of failures; permanent without a number. */
export type FaultRequest = readonly [
  operation: OperationId | ExternalOperationId,
  kind: FaultName,
  times?: number,
]

export const faultText = (fault: FaultRequest): string =>
  fault.filter((part) => part !== undefined).join(':')

export function faultRowText({ operation, fault, left }: Omit<FaultRow, 'identity'>): string {
  const kind =
    fault.kind === 'status'
      ? String(fault.status)
      : fault.kind === 'refusal'
        ? `refusal=${fault.key}`
        : fault.kind
  return [operation, kind, ...(left === null ? [] : [left])].join(':')
}

/** Milliseconds. */
export const slowAnswer = 5_000

const faultNames = [...plainKinds, 'STATUS (400 to 599)', 'refusal=KEY']

/** Thrown for an unknown scenario, fault or flag; the message lists the valid names. */
export class UnknownNameError extends Error {
  constructor(what: string, name: string, validNames: readonly string[]) {
    super(`There is no ${what} "${name}". Known: ${validNames.join(', ')}.`)
    this.name = 'UnknownName'
  }
}

function parseKind(text: string): FaultKind {
  const plain = plainKinds.find((kind) => kind === text)
  if (plain) return { kind: plain }
  const status = Number(text)
  if (Number.isInteger(status) && status >= 400 && status < 600) return { kind: 'status', status }
  if (text.startsWith('refusal=')) return { kind: 'refusal', key: text.slice('refusal='.length) }
  throw new UnknownNameError('fault', text, faultNames)
}

/** Reads `OPERATION:KIND` or `OPERATION:KIND:COUNT`. @throws UnknownName */
export function parseFault(text: string): Omit<FaultRow, 'identity'> {
  const [operation = '', kind = '', count] = text.split(':')
  if (!isOperationId(operation) && !isExternalOperationId(operation)) {
    throw new UnknownNameError('operation', operation, [...operationIds, ...externalOperationIds])
  }
  const left = count === undefined ? null : Number(count)
  if (left !== null && !(Number.isInteger(left) && left > 0)) {
    throw new UnknownNameError('fault count', count ?? '', ['a whole number from 1'])
  }
  return { operation, fault: parseKind(kind), left }
}

export function addFault(world: World, fault: Omit<FaultRow, 'identity'>): void {
  // Rows are sorted by key, so numbers are padded.
  const number = String(world.next('faults')).padStart(6, '0')
  world.faults.insert({ ...fault, identity: `fault-${number}` })
}

export function takeFault(world: World, operation: string): FaultKind | undefined {
  for (const row of world.faults.in('byOperation', operation).rows()) {
    if (row.left === 1) world.faults.remove(row.identity)
    else if (row.left !== null) world.faults.update(row.identity, { left: row.left - 1 })
    return row.fault
  }
  return undefined
}
