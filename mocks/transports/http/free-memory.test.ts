import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freeMemoryAfter } from './free-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  [100_000_000, 1],
  [9_000_000, 0],
])('collects what a body of %i bytes took %i times', (bytes, times) => {
  const collect = vi.fn()
  const headers = { 'Content-Length': String(bytes) }
  freeMemoryAfter(new Request('http://127.0.0.1/api/file', { headers }), collect)
  vi.runAllTimers()
  expect(collect).toHaveBeenCalledTimes(times)
})
