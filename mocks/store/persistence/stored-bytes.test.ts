import { expect, test, vi } from 'vitest'
import { largeBytes, withBlobs, withBytes, writeWithBlobs } from './stored-bytes.ts'

const large = Uint8Array.from({ length: 5 * largeBytes + 3 }, (_, at) => at % 251)
const small = new Uint8Array([1, 2])
const entry = { seq: 1, changes: [{ key: 'file-1', after: { bytes: large, size: large.length } }] }

test('stores large bytes as a Blob and reads them back', async () => {
  const stored = await withBlobs([entry])
  expect(stored).toMatchObject([{ seq: 1, changes: [{ after: { bytes: expect.any(Blob) } }] }])
  const [read] = await withBytes(stored)
  const bytes = read?.changes[0]?.after.bytes
  expect(bytes && Buffer.from(bytes).equals(large)).toBe(true)
  expect(read).toMatchObject({
    seq: 1,
    changes: [{ key: 'file-1', after: { size: large.length } }],
  })
})

test.each([
  ['a row', { seq: 1, title: '标题', list: [null, 1] }],
  ['few bytes', { bytes: small }],
  ['a text', 'x'],
  ['nothing', undefined],
])('leaves %s as it is', async (_, value) => {
  expect(await withBlobs(value)).toBe(value)
  expect(await withBytes(value)).toBe(value)
})

test('writes the bytes where the browser stores no Blob', async () => {
  const write = vi.fn<(value: unknown) => Promise<void>>()
  write.mockRejectedValueOnce(new Error('No Blob'))
  await writeWithBlobs(entry, write)
  expect(write).toHaveBeenCalledTimes(2)
  expect(write).toHaveBeenLastCalledWith(entry)
})

test('reports a failure that has nothing to do with Blobs', async () => {
  const write = vi.fn<(value: unknown) => Promise<void>>().mockRejectedValue(new Error('Full'))
  await expect(writeWithBlobs({ seq: 1 }, write)).rejects.toThrow('Full')
  expect(write).toHaveBeenCalledTimes(1)
})
