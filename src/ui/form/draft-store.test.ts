import { describe, expect, it } from 'vitest'
import { guardStorage, type SafeStorage } from '../../lib/safe-storage.ts'
import { mergeDraft, readDraft, removeDraft, removeDrafts, writeDraft } from './draft-store.ts'

function memory(): SafeStorage & { map: Map<string, string> } {
  const map = new Map<string, string>()
  const storage = guardStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }))
  return { ...storage, map }
}

const amara = { name: 'grammar-check', owner: 'amara' }
const record = { values: { title: 'Soil' }, files: { manuscript: ['a.docx'] } }

describe('drafts', () => {
  it('come back as they were kept', () => {
    const storage = memory()
    const attempt = { content: 'c', key: 'k' }
    writeDraft(storage, amara, { ...record, attempt })
    expect(readDraft(storage, amara)).toEqual({ ...record, attempt })
  })

  it.each([
    { name: 'grammar-check', owner: 'bruno' },
    { name: 'other', owner: 'amara' },
    { name: 'check', owner: 'amara:grammar' },
  ])('stay hidden from %o', (other) => {
    const storage = memory()
    writeDraft(storage, amara, record)
    expect(readDraft(storage, other)).toBeUndefined()
  })

  it.each(['', 'nonsense', 'null', '[]', '{"values":3}', '{"values":null}'])(
    'are nothing when %s is stored',
    (text) => {
      const storage = memory()
      storage.setItem('galley:draft:amara:grammar-check', text)
      expect(readDraft(storage, amara)).toBeUndefined()
    },
  )

  it('lose only what cannot be read', () => {
    const storage = memory()
    const text = '{"values":{"a":1},"files":{"x":[1],"y":["b.docx"]},"attempt":{"key":1}}'
    storage.setItem('galley:draft:amara:grammar-check', text)
    expect(readDraft(storage, amara)).toEqual({ values: { a: 1 }, files: { y: ['b.docx'] } })
  })

  it('go one by one, by owner, or all', () => {
    const storage = memory()
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
    const storage = memory()
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
  ])('%s', (_, kept, expected) => {
    expect(mergeDraft({ a: '', n: 1, list: [] }, kept)).toEqual(expected)
  })
})
