import { expect, it } from 'vitest'
import { type DraftName, readDraft, writeDraft } from '../../../ui/form/draft/draft-store.ts'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { mapFiles } from './details-values.ts'
import { type ListedFiles, updateDraftedFiles } from './drafted-files.ts'

const details: DraftName = { name: 'form-1-details', owner: 'ana' }

/** One letter is one file. */
const filesOf = (letters: string) =>
  [...letters].map((letter) => ({ identity: letter, name: `${letter}.docx` }))

const listing = (letters: string): ListedFiles => ({
  ...mapFiles((name) => (name === 'mainReferenceFiles' ? filesOf(letters) : [])),
  listed: mapFiles((name) => (name === 'mainReferenceFiles' ? [...letters] : [])),
})

it.each([
  ['adds a file that is attached since', 'ab', 'ab', 'abc', 'abc'],
  ['adds it to files that were changed', 'ab', 'ax', 'abc', 'axc'],
  ['leaves out what was removed in the form', 'ab', 'b', 'abc', 'bc'],
  ['leaves out what was removed elsewhere', 'ab', 'abx', 'b', 'bx'],
  ['has a file once that was saved meanwhile', 'a', 'ax', 'ax', 'ax'],
  ['keeps the order of the form', 'ab', 'ba', 'abc', 'bac'],
])('%s', (_, listed, drafted, now, expected) => {
  const storage = testStorage()
  const values = {
    projectTitle: 'Barley',
    ...listing(listed),
    mainReferenceFiles: filesOf(drafted),
  }
  const draft = { id: 'd1', files: {}, isTouched: true, attempt: { number: 2 } }
  writeDraft(storage, details, { ...draft, values })
  updateDraftedFiles(details, listing(now), storage)
  expect(readDraft(storage, details)).toEqual({
    ...draft,
    values: { projectTitle: 'Barley', ...listing(now), mainReferenceFiles: filesOf(expected) },
  })
})

it('leaves a draft alone that does not say what was listed', () => {
  const storage = testStorage()
  const draft = { id: 'd1', values: { mainReferenceFiles: [] }, files: {}, isTouched: true }
  writeDraft(storage, details, draft)
  updateDraftedFiles(details, listing('a'), storage)
  expect(readDraft(storage, details)).toEqual(draft)
})

it('does not keep a draft anew while the server lists the same', () => {
  const storage = testStorage()
  const draft = { id: 'd1', values: listing('ab'), files: {}, isTouched: true }
  writeDraft(storage, details, draft)
  storage.setItem = () => expect.fail('It is written.')
  updateDraftedFiles(details, listing('ab'), storage)
  expect(readDraft(storage, details)).toEqual(draft)
})

it('begins no draft', () => {
  const storage = testStorage()
  updateDraftedFiles(details, listing('a'), storage)
  expect(storage.map.size).toBe(0)
})
