import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readZip, unpackEntry } from './read-zip.ts'

const limit = 1_000_000

function only(bytes: Uint8Array) {
  const [entry] = readZip(bytes) ?? []
  if (!entry) throw new Error('The zip has no entry.')
  return entry
}

/** A zip of one file with a value at an offset of its directory (APPNOTE 4.3.12). */
function withDeclared(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const directory = view.getUint32(bytes.length - 22 + 16, true)
  view.setUint32(directory + offset, value, true)
  return bytes
}

const sizeAt = 24
const zeros = () => zipSync({ 'a.txt': new Uint8Array(100_000) })

describe('a zip', () => {
  it.each([0, 6] as const)('returns the written content at level %d', (level) => {
    const content = strToU8('The samples were stored cold. '.repeat(5_000))
    const bytes = zipSync({ 'a.txt': [content, { level }], folder: {} })
    expect(readZip(bytes)?.map(({ name }) => name)).toEqual(['a.txt'])
    expect(unpackEntry(only(bytes), limit)).toEqual(content)
  })

  it('has no entries when it was cut short', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text') })
    expect(readZip(bytes.slice(0, -10))).toBeUndefined()
    expect(readZip(bytes.slice(-40))).toBeUndefined()
    expect(readZip(new Uint8Array())).toBeUndefined()
    expect(readZip(new Uint8Array(200_000))).toBeUndefined()
  })

  it.each([
    ['a byte of its content changed', 40],
    ['its directory declares another checksum', 16],
  ])('is damaged when %s', (_, at) => {
    const bytes = zipSync({ 'a.txt': [strToU8('some stored text'), { level: 0 }] })
    const changed = at === 16 ? withDeclared(bytes, at, 7) : bytes.with(at, 1)
    expect(unpackEntry(only(changed), limit)).toBe('damaged')
  })

  it('is damaged when its packed content is no deflate stream', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text text text text text text') })
    bytes.fill(0xff, 35, 37)
    expect(unpackEntry(only(bytes), limit)).toBe('damaged')
  })

  it('is too large by the size that it declares, and damaged when it is of another size', () => {
    expect(unpackEntry(only(zeros()), 99_999)).toBe('too-large')
    expect(unpackEntry(only(zeros()), 100_000)).toHaveLength(100_000)
    expect(unpackEntry(only(withDeclared(zeros(), sizeAt, 10)), limit)).toBe('damaged')
    expect(unpackEntry(only(withDeclared(zeros(), sizeAt, 200_000)), limit)).toBe('damaged')
  })

  it('can have its sizes in a field of 64 bits', () => {
    const sizes = new Uint8Array(16)
    const view = new DataView(sizes.buffer)
    const extra = { 1: sizes }
    view.setUint32(0, 4, true)
    view.setUint32(8, 4, true)
    const bytes = zipSync({ 'a.txt': [strToU8('text'), { level: 0, extra }] })
    withDeclared(withDeclared(bytes, sizeAt, 0xffffffff), 20, 0xffffffff)
    expect(unpackEntry(only(bytes), limit)).toEqual(strToU8('text'))
  })

  it('can have its directory described in 64 bits', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text') })
    const end = bytes.length - 22
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const wide = new DataView(new ArrayBuffer(56 + 20))
    wide.setBigUint64(32, 1n, true)
    wide.setBigUint64(48, BigInt(view.getUint32(end + 16, true)), true)
    wide.setUint32(56, 0x07064b50, true)
    wide.setBigUint64(56 + 8, BigInt(end), true)
    view.setUint32(end + 16, 0xffffffff, true)
    const parts = [bytes.slice(0, end), new Uint8Array(wide.buffer), bytes.slice(end)]
    expect(only(Uint8Array.from(parts.flatMap((part) => [...part]))).name).toBe('a.txt')
  })

  it('has no entries where its directory is elsewhere', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text') })
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    view.setUint32(bytes.length - 22 + 16, 0, true)
    expect(readZip(bytes)).toBeUndefined()
  })

  it('says whether a file is encrypted', () => {
    const bytes = zipSync({ 'a.txt': strToU8('text') })
    expect(only(bytes).isEncrypted).toBe(false)
    expect(only(withDeclared(bytes, 8, 1)).isEncrypted).toBe(true)
  })
})
