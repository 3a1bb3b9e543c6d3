import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unzipEntry, zipEntries } from './read-zip.ts'

const LIMIT = 1_000_000

function only(bytes: Uint8Array) {
  const [entry] = zipEntries(bytes)?.values() ?? []
  if (!entry) throw new Error('The zip has no entry.')
  return entry
}

describe('a zip', () => {
  it.each([0, 6] as const)('gives back what went in at level %d', (level) => {
    const content = strToU8('The samples were stored cold. '.repeat(100))
    const bytes = zipSync({ 'a.txt': [content, { level }] })
    expect(unzipEntry(bytes, only(bytes), LIMIT)).toEqual({ bytes: content })
  })

  it('has no entries when it was cut short', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text') })
    expect(zipEntries(bytes.slice(0, -10))).toBeUndefined()
    expect(zipEntries(new Uint8Array())).toBeUndefined()
  })

  it('is damaged when a byte of its content changed', () => {
    const bytes = zipSync({ 'a.txt': [strToU8('some stored text'), { level: 0 }] })
    bytes[40] = (bytes[40] ?? 0) ^ 1
    expect(unzipEntry(bytes, only(bytes), LIMIT)).toEqual({ failure: 'damaged' })
  })

  it('is damaged when its packed content is no deflate stream', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text text text text text text') })
    bytes.fill(0xff, 35, 37)
    expect(unzipEntry(bytes, only(bytes), LIMIT)).toEqual({ failure: 'damaged' })
  })

  it('is too large by what comes out, whatever the entry says of itself', () => {
    const bytes = zipSync({ 'a.txt': new Uint8Array(20_000_000) })
    const entry = only(bytes)
    expect(unzipEntry(bytes, entry, LIMIT)).toEqual({ failure: 'too-large' })
    expect(unzipEntry(bytes, { ...entry, size: 10 }, LIMIT)).toEqual({ failure: 'too-large' })
  })
})
