import { expect, it } from 'vitest'
import { guardStorage } from '../../lib/browser/safe-storage.ts'
import { testStorage } from '../../ui/form/draft/memory-storage.ts'
import { keepsDrafts } from './draft-keys.ts'
import { forgetAssessment, keepDraft, listKept, removeKept, setApart } from './kept-drafts.ts'

const fingerprint = { title: 7, size: 90, sketch: [1, 5, 9] }
const first = { owner: 'ada', assessment: 'check-1' }
const visitors = { owner: 'anonymous', assessment: 'check-2' }
const others = { owner: 'bruno', assessment: 'check-3' }

function storageWithDrafts() {
  const storage = testStorage()
  for (const key of [first, visitors, others]) keepDraft(storage, key, fingerprint)
  return storage
}

it('lists the own ones and those from before signing in', () => {
  const storage = storageWithDrafts()
  expect(listKept(storage, 'ada')).toEqual([
    { ...fingerprint, ...first, keptAt: expect.any(Number), apart: [] },
    { ...fingerprint, ...visitors, keptAt: expect.any(Number), apart: [] },
  ])
  expect(listKept(storage, 'anonymous')).toHaveLength(1)
})

it('keeps numbers alone', () => {
  const storage = storageWithDrafts()
  for (const text of storage.map.values()) {
    expect(JSON.parse(text)).toEqual({
      assessment: expect.stringMatching(/^check-\d$/),
      title: 7,
      size: 90,
      sketch: [1, 5, 9],
      keptAt: expect.any(Number),
      apart: [],
    })
  }
})

it('sets one apart, and back', () => {
  const storage = storageWithDrafts()
  const [draft] = listKept(storage, 'ada')
  if (!draft) throw new Error('It is missing.')
  setApart(storage, draft, ['check-9'])
  expect(listKept(storage, 'ada')[0]?.apart).toEqual(['check-9'])
  setApart(storage, draft, [])
  expect(listKept(storage, 'ada')[0]?.apart).toEqual([])
})

it('deletes what it is given, and leaves the others', () => {
  const storage = storageWithDrafts()
  removeKept(storage, listKept(storage, 'ada'))
  expect(keepsDrafts(storage, 'ada')).toBe(false)
  expect(keepsDrafts(storage, 'bruno')).toBe(true)
})

it('forgets an archived report, and no other', () => {
  const storage = storageWithDrafts()
  forgetAssessment(storage, 'check-1')
  expect(listKept(storage, 'ada').map(({ assessment }) => assessment)).toEqual(['check-2'])
  expect(keepsDrafts(storage, 'bruno')).toBe(true)
})

it('forgets the oldest of more than sixty', () => {
  const storage = testStorage()
  for (let at = 0; at < 62; at += 1) {
    keepDraft(storage, { owner: 'ada', assessment: `check-${at}` }, fingerprint)
  }
  expect(listKept(storage, 'ada')).toHaveLength(60)
})

it.each(['', 'nonsense', '{}', '{"size":9,"sketch":["a"]}', '{"size":9,"sketch":[1]}', '[1]'])(
  'leaves out %j, which another version may have kept',
  (text) => {
    const storage = testStorage()
    storage.setItem('galley:manuscript:ada:check-1', text)
    expect(listKept(storage, 'ada')).toEqual([])
  },
)

it('keeps none where the browser refuses', () => {
  const storage = guardStorage(() => null)
  keepDraft(storage, first, fingerprint)
  expect(listKept(storage, 'ada')).toEqual([])
  expect(keepsDrafts(storage, 'ada')).toBe(false)
})
