import { expect, it } from 'vitest'
import type { CallRecord } from '../backend/call-log.ts'
import { entryBefore } from './call-entry.ts'

const call = (operation: 'logIn' | 'searchOrders', at: number): CallRecord => ({
  operation,
  method: 'GET',
  url: '/',
  status: 200,
  at,
})
const entry = (seq: number, operation: string, at: number) => ({ seq, operation, at, changes: [] })

it.each([
  ['its own entry', call('logIn', 10), 2],
  ['the next one where it changed nothing', call('searchOrders', 15), 3],
  ['none where nothing was changed since', call('searchOrders', 40), undefined],
])('finds %s', (_name, record, seq) => {
  const entries = [entry(1, 'logIn', 5), entry(2, 'logIn', 10), entry(3, 'consoleEdit', 20)]
  expect(entryBefore(entries, record)?.seq).toBe(seq)
})
