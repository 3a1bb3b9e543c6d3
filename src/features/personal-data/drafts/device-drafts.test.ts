import { expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../../../ui/form/draft/draft-store.ts'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { deviceDrafts } from './device-drafts.ts'

const record = { id: 'd1', values: { title: 'Soil' }, files: {}, isTouched: true }
const own = { name: 'testimonial', owner: 'amara' }
const visitors = { name: 'grammar-check', owner: 'anonymous' }
const others = { name: 'testimonial', owner: 'bruno' }

function storageWithDrafts() {
  const storage = testStorage()
  for (const draft of [own, visitors, others]) writeDraft(storage, draft, record)
  return storage
}

it('shows the own drafts and those from before signing in', () => {
  const drafts = deviceDrafts('amara', storageWithDrafts())
  expect(drafts.get().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['testimonial', 'grammar-check']),
  )
  expect(drafts.get()).toHaveLength(2)
})

it('deletes what it shows, and leaves the drafts of others', () => {
  const storage = storageWithDrafts()
  const drafts = deviceDrafts('amara', storage)
  const listener = vi.fn()
  drafts.subscribe(listener)
  drafts.deleteAll()
  expect(listener).toHaveBeenCalledOnce()
  expect(drafts.get()).toEqual([])
  expect(readDraft(storage, own)).toBeUndefined()
  expect(readDraft(storage, visitors)).toBeUndefined()
  expect(readDraft(storage, others)).toEqual(record)
})
