import { expect, it } from 'vitest'
import { readDraft, writeDraft } from '../../../ui/form/draft/draft-store.ts'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { payOffDraft, takeDraftAlong } from './pay-off-draft.ts'

const both = payOffDraft('ana', ['US-2', 'US-1'])
const one = payOffDraft('ana', ['US-1'])
const entered = { id: 'draft-1', values: { city: 'Durham' }, files: {}, isTouched: true }

it('is the same in whatever order the invoices are named', () => {
  expect(payOffDraft('ana', ['US-1', 'US-2'])).toEqual(both)
  expect(one).not.toEqual(both)
})

it('takes what was entered along, as a draft of its own without the attempt', () => {
  const storage = testStorage()
  writeDraft(storage, both, { ...entered, attempt: { number: 2, content: 'sent' } })
  takeDraftAlong(both, one, storage)
  const taken = readDraft(storage, one)
  expect(taken).toMatchObject({ values: entered.values, attempt: undefined })
  expect(taken?.id).not.toBe(entered.id)
})

it('keeps what was entered there before', () => {
  const storage = testStorage()
  writeDraft(storage, both, entered)
  writeDraft(storage, one, { ...entered, values: { city: 'Raleigh' } })
  takeDraftAlong(both, one, storage)
  expect(readDraft(storage, one)?.values).toEqual({ city: 'Raleigh' })
})

it('has nothing to take along where nothing was entered', () => {
  const storage = testStorage()
  takeDraftAlong(both, one, storage)
  expect(readDraft(storage, one)).toBeUndefined()
})
