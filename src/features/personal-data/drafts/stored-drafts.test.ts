import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  closeDraft,
  endOfDraft,
  readDraft,
  storageKey,
  writeDraft,
} from '../../../ui/form/draft/draft-store.ts'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { openDraft } from '../../../ui/form/draft/shared-draft.ts'
import { discardDrafts, listDrafts } from './stored-drafts.ts'

const noon = Date.UTC(2026, 10, 2, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})

afterEach(() => {
  vi.useRealTimers()
})

const record = { id: 'd1', values: { title: 'Soil' }, files: {}, isTouched: true }
const prepay = { name: 'prepay new', owner: 'amara' }
const check = { name: 'grammar-check', owner: 'anonymous' }

it('lists the open drafts of some owners, the newest first', () => {
  const storage = testStorage()
  writeDraft(storage, prepay, record)
  vi.setSystemTime(noon + 60_000)
  writeDraft(storage, check, { ...record, id: 'd2' })
  writeDraft(storage, { name: 'prepay new', owner: 'bruno' }, record)
  const closed = { name: 'testimonial', owner: 'amara' }
  writeDraft(storage, closed, record)
  closeDraft(storage, closed, 'd1', 'sent')
  const { values, files } = record
  expect(listDrafts(storage, ['amara', 'anonymous'])).toEqual([
    { ...check, id: 'd2', values, files, keptAt: noon + 60_000 },
    { ...prepay, id: 'd1', values, files, keptAt: noon },
  ])
})

it.each(['galley:draft:amara', 'galley:draft:%E0%A4%A:prepay', 'galley:draft:amara:%'])(
  'leaves out %s, which no draft is stored as',
  (key) => {
    const storage = testStorage()
    storage.setItem(key, JSON.stringify(record))
    expect(listDrafts(storage, ['amara'])).toEqual([])
  },
)

it('lists a draft without a time that an earlier version has stored', () => {
  const storage = testStorage()
  storage.setItem(storageKey(prepay), JSON.stringify(record))
  expect(listDrafts(storage, ['amara'])).toMatchObject([{ ...prepay, keptAt: undefined }])
})

it('discards drafts for the forms of all tabs, and leaves those of others alone', () => {
  const storage = testStorage()
  const other = { name: 'prepay new', owner: 'bruno' }
  const tab = openDraft(storage, prepay)
  tab.store({ values: { title: 'Soil' }, files: {}, isTouched: true })
  writeDraft(storage, other, record)
  discardDrafts(storage, listDrafts(storage, ['amara']))
  expect(tab.end()).toBe('discarded')
  expect(storage.getItem(storageKey(prepay))).not.toContain('Soil')
  expect(readDraft(storage, other)).toEqual(record)
  expect(endOfDraft(storage, other, 'd1', true)).toBeUndefined()
})
