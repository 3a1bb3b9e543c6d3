import { describe, expect, it } from 'vitest'
import { testStorage } from '../../ui/form/draft/memory-storage.ts'
import { endUploads, readUploadRecord, uploadKey, writeUploadRecord } from './upload-record.ts'

const record = { identity: 'upload-7', size: 9, checksum: '5b1f0e3a', received: 4, expiresAt: 100 }
const key = uploadKey('manuscript', 'atlas.docx')

describe('what is remembered of an upload', () => {
  it('is read as it was written', () => {
    const storage = testStorage()
    expect(writeUploadRecord(storage, key, record)).toBe(true)
    expect(readUploadRecord(storage, key)).toEqual(record)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"identity":"upload-7"}',
    JSON.stringify({ ...record, size: '9' }),
  ])('is nothing where the storage has %j', (text) => {
    const storage = testStorage()
    storage.setItem(key, text)
    expect(readUploadRecord(storage, key)).toBeUndefined()
    expect(endUploads(storage, 0)).toEqual([])
    expect(storage.keys(key)).toEqual([])
  })

  it.each([
    [99, [record], [key]],
    [100, [], []],
    [101, [], []],
  ])('goes on or not at %d', (now, goingOn, keys) => {
    const storage = testStorage()
    storage.setItem('galley:draft:anonymous:get-started', '{}')
    writeUploadRecord(storage, key, record)
    expect(endUploads(storage, now)).toEqual(goingOn)
    expect(storage.keys('galley:upload:')).toEqual(keys)
    expect(storage.keys('galley:draft:')).toHaveLength(1)
  })
})
