import { describe, expect, it } from 'vitest'
import { guardStorage, type SafeStorage } from '../../../lib/browser/safe-storage.ts'
import {
  closeDraft,
  type DraftName,
  type DraftRecord,
  keepsInput,
  mergeDraft,
  passDraft,
  readDraft,
  removeDraft,
  removeDrafts,
  writeDraft,
} from './draft-store.ts'
import { testStorage } from './memory-storage.ts'

const amara = { name: 'grammar-check', owner: 'amara' }
const record = {
  id: 'd1',
  values: { title: 'Soil' },
  files: { manuscript: ['a.docx'] },
  isTouched: true,
}

describe('drafts', () => {
  it('are read as they were saved', () => {
    const storage = testStorage()
    const attempt = { number: 2, content: 'c' }
    writeDraft(storage, amara, { ...record, attempt })
    expect(readDraft(storage, amara)).toEqual({ ...record, attempt })
  })

  it.each([
    { name: 'grammar-check', owner: 'bruno' },
    { name: 'other', owner: 'amara' },
    { name: 'check', owner: 'amara:grammar' },
  ])('are hidden from %o', (other) => {
    const storage = testStorage()
    writeDraft(storage, amara, record)
    expect(readDraft(storage, other)).toBeUndefined()
  })

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"values":{}}',
    '{"id":"d1","values":3}',
    '{"closed":"d1"}',
  ])('are empty when %s is stored', (text) => {
    const storage = testStorage()
    storage.setItem('galley:draft:amara:grammar-check', text)
    expect(readDraft(storage, amara)).toBeUndefined()
  })

  it('drop only unreadable entries', () => {
    const storage = testStorage()
    const text =
      '{"id":"d1","values":{"a":1},"files":{"x":[1],"y":["b.docx"]},"attempt":{"content":1}}'
    storage.setItem('galley:draft:amara:grammar-check', text)
    expect(readDraft(storage, amara)).toEqual({
      id: 'd1',
      values: { a: 1 },
      files: { y: ['b.docx'] },
      isTouched: false,
    })
  })

  it('are removed one by one, by owner, or all', () => {
    const storage = testStorage()
    storage.setItem('other', 'stays')
    const bruno = { name: 'prepay', owner: 'bruno' }
    const second = { name: 'prepay', owner: 'amara' }
    for (const draft of [amara, second, bruno]) writeDraft(storage, draft, record)
    removeDraft(storage, second)
    expect(storage.map.size).toBe(3)
    removeDrafts(storage, 'amara')
    expect(readDraft(storage, amara)).toBeUndefined()
    expect(readDraft(storage, bruno)).toEqual(record)
    removeDrafts(storage)
    expect([...storage.map.keys()]).toEqual(['other'])
  })

  it('pass to another owner', () => {
    const storage = testStorage()
    const visitor = { name: 'details', owner: 'anonymous' }
    const own = { name: 'details', owner: 'amara' }
    passDraft(storage, visitor, 'amara')
    expect(storage.map.size).toBe(0)
    writeDraft(storage, visitor, record)
    passDraft(storage, visitor, 'amara')
    expect(readDraft(storage, visitor)).toBeUndefined()
    expect(readDraft(storage, own)).toEqual(record)
    writeDraft(storage, visitor, { ...record, id: 'd2' })
    passDraft(storage, visitor, 'amara')
    expect(readDraft(storage, own)).toEqual(record)
    expect(storage.map.size).toBe(1)
  })

  it('are removed when the storage has no room for the newest state', () => {
    const storage = testStorage()
    writeDraft(storage, amara, record)
    writeDraft({ ...storage, setItem: () => false }, amara, {
      ...record,
      values: { title: 'Silt' },
    })
    expect(readDraft(storage, amara)).toBeUndefined()
  })
})

describe('mergeDraft', () => {
  it.each([
    ['takes values of the same type', { a: 'x', n: 2 }, { a: 'x', n: 2, list: [] }],
    ['ignores fields that the form no longer has', { gone: 'x' }, { a: '', n: 1, list: [] }],
    ['ignores values of another type', { a: 3, n: '2', list: {} }, { a: '', n: 1, list: [] }],
    ['ignores all of them', { a: null, list: null }, { a: '', n: 1, list: [] }],
  ])('%s', (_, storedDraft, expected) => {
    expect(mergeDraft({ a: '', n: 1, list: [] }, storedDraft)).toEqual(expected)
  })
})

describe('what was entered is kept', () => {
  it('while a draft of it is stored', () => {
    const storage = testStorage()
    writeDraft(storage, amara, record)
    expect([keepsInput(storage), keepsInput(storage, amara)]).toEqual([true, true])
    expect(keepsInput(storage, { ...amara, name: 'other' })).toBe(false)
  })

  it.each([
    ['nothing is stored', testStorage(), () => undefined],
    ['storage is blocked', guardStorage(() => null), writeDraft],
    [
      'the form was sent without input',
      testStorage(),
      (storage, draft) => writeDraft(storage, draft, { ...record, isTouched: false }),
    ],
    [
      'the draft has ended',
      testStorage(),
      (storage, draft) => {
        writeDraft(storage, draft, record)
        closeDraft(storage, draft, record.id, 'sent')
      },
    ],
  ] satisfies [
    string,
    SafeStorage,
    (storage: SafeStorage, draft: DraftName, stored: DraftRecord) => void,
  ][])('not where %s', (_, storage, prepare) => {
    prepare(storage, amara, record)
    expect([keepsInput(storage), keepsInput(storage, amara)]).toEqual([false, false])
  })
})
