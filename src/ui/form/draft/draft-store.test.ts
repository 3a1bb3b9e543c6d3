import { describe, expect, it } from 'vitest'
import { mergeDraft, readDraft, removeDraft, removeDrafts, writeDraft } from './draft-store.ts'
import { testStorage } from './memory-storage.ts'

const amara = { name: 'grammar-check', owner: 'amara' }
const record = { id: 'd1', values: { title: 'Soil' }, files: { manuscript: ['a.docx'] } }

describe('drafts', () => {
  it('come back as they were kept', () => {
    const storage = testStorage()
    const attempt = { number: 2, content: 'c' }
    writeDraft(storage, amara, { ...record, attempt })
    expect(readDraft(storage, amara)).toEqual({ ...record, attempt })
  })

  it.each([
    { name: 'grammar-check', owner: 'bruno' },
    { name: 'other', owner: 'amara' },
    { name: 'check', owner: 'amara:grammar' },
  ])('stay hidden from %o', (other) => {
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
  ])('are nothing when %s is stored', (text) => {
    const storage = testStorage()
    storage.setItem('galley:draft:amara:grammar-check', text)
    expect(readDraft(storage, amara)).toBeUndefined()
  })

  it('lose only what cannot be read', () => {
    const storage = testStorage()
    const text =
      '{"id":"d1","values":{"a":1},"files":{"x":[1],"y":["b.docx"]},"attempt":{"content":1}}'
    storage.setItem('galley:draft:amara:grammar-check', text)
    expect(readDraft(storage, amara)).toEqual({
      id: 'd1',
      values: { a: 1 },
      files: { y: ['b.docx'] },
    })
  })

  it('go one by one, by owner, or all', () => {
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

  it('go when the storage has no room for the newest state', () => {
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
    ['takes what is of the same kind', { a: 'x', n: 2 }, { a: 'x', n: 2, list: [] }],
    ['leaves what the form no longer has', { gone: 'x' }, { a: '', n: 1, list: [] }],
    ['leaves what has become another kind', { a: 3, n: '2', list: {} }, { a: '', n: 1, list: [] }],
    ['leaves nothing at all', { a: null, list: null }, { a: '', n: 1, list: [] }],
  ])('%s', (_, storedDraft, expected) => {
    expect(mergeDraft({ a: '', n: 1, list: [] }, storedDraft)).toEqual(expected)
  })
})
