import { expect, it } from 'vitest'
import { freeMemoryAfter } from './free-memory.ts'

const requestOf = (bytes: number) =>
  new Request('http://127.0.0.1/api/file', { headers: { 'Content-Length': String(bytes) } })

it('frees what a large body took, while nothing else happens', async () => {
  const body = new WeakRef(new ArrayBuffer(20_000_000))
  freeMemoryAfter(requestOf(20_000_000))
  await expect.poll(() => body.deref(), { timeout: 60_000 }).toBeUndefined()
})
