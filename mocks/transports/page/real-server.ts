import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { isOperationId } from '../../backend/calls/route-table.ts'

/** Operations that a real server answers, and its URL without a trailing slash. */
export type RealServer = { base: string; operations: readonly OperationId[] }

const key = 'galley-real-server'

const usual: RealServer = { base: import.meta.env.VITE_API_BASE_URL ?? '', operations: [] }

export function readRealServer(): RealServer {
  const stored = localStorage.getItem(key)
  if (!stored) return usual
  try {
    const value: unknown = JSON.parse(stored)
    if (!isRecord(value) || typeof value.base !== 'string') return usual
    const named = Array.isArray(value.operations) ? value.operations : []
    const operations = named.filter((id) => typeof id === 'string').filter(isOperationId)
    return { base: value.base, operations }
  } catch {
    return usual
  }
}

export function keepRealServer(server: RealServer): void {
  localStorage.setItem(key, JSON.stringify(server))
}
