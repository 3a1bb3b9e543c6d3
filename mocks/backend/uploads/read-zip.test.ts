import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rezip, unzipEntry, zipEntries } from './read-zip.ts'

const LIMIT = 1_000_000

async function only(bytes: Uint8Array) {
  const [entry] = (await zipEntries(bytes))?.values() ?? []
  if (!entry) throw new Error('The zip has no entry.')
  return entry
}

describe('a zip', () => {
  it.each([0, 6] as const)('returns the written content at level %d', async (level) => {
    const content = strToU8('The samples were stored cold. '.repeat(100))
    const bytes = zipSync({ 'a.txt': [content, { level }] })
    expect(await unzipEntry(await only(bytes), LIMIT)).toEqual({ bytes: content })
  })

  it('has no entries when it was cut short', async () => {
    const bytes = zipSync({ 'a.txt': strToU8('text') })
    expect(await zipEntries(bytes.slice(0, -10))).toBeUndefined()
    expect(await zipEntries(new Uint8Array())).toBeUndefined()
  })

  it('is damaged when a byte of its content changed', async () => {
    const bytes = zipSync({ 'a.txt': [strToU8('some stored text'), { level: 0 }] })
    bytes[40] = (bytes[40] ?? 0) ^ 1
    expect(await unzipEntry(await only(bytes), LIMIT)).toEqual({ failure: 'damaged' })
  })

  it('is damaged when its packed content is no deflate stream', async () => {
    const bytes = zipSync({ 'a.txt': strToU8('text text text text text text') })
    bytes.fill(0xff, 35, 37)
    expect(await unzipEntry(await only(bytes), LIMIT)).toEqual({ failure: 'damaged' })
  })

  it('is too large by its unpacked size, whatever size the entry declares', async () => {
    const bytes = zipSync({ 'a.txt': new Uint8Array(20_000_000) })
    expect(await unzipEntry(await only(bytes), LIMIT)).toEqual({ failure: 'too-large' })
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const directory = view.getUint32(bytes.length - 22 + 16, true)
    for (const offset of [22, directory + 24]) view.setUint32(offset, 10, true)
    expect((await only(bytes)).uncompressedSize).toBe(10)
    expect(await unzipEntry(await only(bytes), LIMIT)).toEqual({ failure: 'damaged' })
  })

  it('copies unchanged entries in packed form', async () => {
    const photo = new Uint8Array(50_000).fill(7)
    const bytes = zipSync({ 'a.txt': strToU8('before'), 'photo.png': [photo, { level: 0 }] })
    const entries = await zipEntries(bytes)
    if (!entries) throw new Error('The zip cannot be read.')
    const written = await rezip(entries, new Map([['a.txt', strToU8('after')]]))
    const read = await zipEntries(written)
    expect([...(read?.keys() ?? [])]).toEqual(['a.txt', 'photo.png'])
    expect(unzipSync(written)).toEqual({ 'a.txt': strToU8('after'), 'photo.png': photo })
    expect(read?.get('photo.png')).toMatchObject({
      compressionMethod: 0,
      crc32: entries.get('photo.png')?.crc32,
    })
  })
})
