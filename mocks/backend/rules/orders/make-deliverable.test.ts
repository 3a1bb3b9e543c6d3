import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { buildOrder } from '../../../scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { orderManuscript, TRANSLATION_NOTICE } from '../../deliverables/order-manuscript.ts'
import { manuscriptTasks } from '../../manuscripts/manuscript-tasks.ts'
import { rememberManuscripts } from '../../manuscripts/remember-manuscripts.ts'
import { readDocx } from '../../uploads/read-docx.ts'
import { type DeliverableInput, makeDeliverable } from './make-deliverable.ts'

const day = 86_400_000
const completed = { key: 'one', status: 'Completed', services: ['premiumEditing'] } as const
const plan = { ...completed, orderedAgo: 9 * day, dueIn: -2 * day, paid: true }
const { order } = buildOrder({ ...plan, title: 'Silicon in rice' }, helenMarsh, fixedNow)
const { externalId, title } = order
const source = { externalId, title, authors: 'H. Marsh', affiliation: 'Duke University' }
const proofreader = {
  findings: async (text: string) => {
    const start = text.indexOf('the ')
    return [{ kind: 'Grammar', message: '', start, end: start + 3, suggestions: ['every'] }]
  },
}
const editedOnce = rememberManuscripts(manuscriptTasks(proofreader))
const make = (changes: Partial<DeliverableInput>) =>
  makeDeliverable({
    kind: 'editing',
    version: 'tracked',
    order,
    source,
    original: undefined,
    manuscripts: editedOnce,
    companyName: 'Galley',
    ...changes,
  })

async function paragraphsIn(bytes: Uint8Array): Promise<string[]> {
  const read = readDocx(bytes)
  if (read.kind !== 'text') throw new Error(read.kind)
  return read.paragraphs
}

describe('a finished file', () => {
  it('is the edited manuscript of the order', async () => {
    const { bytes, fileName: name } = sampleManuscript('english-3000')
    const before = (await paragraphsIn(bytes)).join('\n')
    const after = (await paragraphsIn(await make({ original: { bytes, name } }))).join('\n')
    expect(after).toBe(before.replace('the ', 'every '))
  })

  it('has its changes accepted in the clean version, and no comments', async () => {
    const { bytes, fileName: name } = sampleManuscript('english-3000')
    const original = { bytes, name }
    const tracked = await make({ original })
    const clean = await make({ original, version: 'clean' })
    expect(await paragraphsIn(clean)).toEqual(await paragraphsIn(tracked))
    const partsOf = (file: Uint8Array, part: string) =>
      strFromU8(unzipSync(file)[part] ?? new Uint8Array())
    expect(partsOf(tracked, 'word/document.xml')).toContain('<w:ins ')
    expect(partsOf(tracked, 'word/comments.xml')).toContain('<w:comment ')
    expect(partsOf(clean, 'word/document.xml')).not.toMatch(/<w:(ins|del|comment\w+) /)
    expect(partsOf(clean, 'word/comments.xml')).not.toContain('<w:comment ')
  })

  it.each(['broken', 'locked', 'empty'] as const)(
    'has the order’s title where the upload is %s',
    async (sample) => {
      const { bytes, fileName: name } = sampleManuscript(sample)
      const [title] = await paragraphsIn(await make({ original: { bytes, name } }))
      expect(title).toBe('Silicon in rice')
    },
  )

  it('is made once, and again for another dialect', async () => {
    const original = { bytes: orderManuscript(source), name: 'a.docx' }
    expect(await make({ original })).toBe(await make({ original }))
    const british = { ...order, styleOfEnglish: 'British English' as const }
    expect(await make({ original, order: british })).not.toBe(await make({ original }))
  })

  it('keeps the structure of the manuscript when it is translated, and begins with a notice', async () => {
    const { bytes, fileName: name } = sampleManuscript('chinese')
    const before = await paragraphsIn(bytes)
    const manuscripts = manuscriptTasks({ findings: async () => [] })
    const work = { kind: 'translation', original: { bytes, name }, manuscripts } as const
    const translation = await make(work)
    const [notice, ...after] = await paragraphsIn(translation)
    expect(notice).toBe(TRANSLATION_NOTICE)
    // The sample's translation has one paragraph merged and one left out, for a comparison to find.
    expect(after).toHaveLength(before.length - 2)
    expect(after.join('')).not.toMatch(/^\p{sc=Han}+$/u)
    expect(after[0]).not.toBe(before[0])
  })

  it('has the changes accepted when it is formatted', async () => {
    const paragraphs = await paragraphsIn(await make({ kind: 'formatting' }))
    expect(paragraphs[0]).toBe('Silicon in rice')
    expect(paragraphs.join('\n')).toContain('every ')
  })

  it('recommends three journals, other than the target journal', async () => {
    const recommended = async (journal: string | null) =>
      paragraphsIn(await make({ kind: 'journalrec', order: { ...order, journal } }))
    const free = await recommended(null)
    const [first = ''] = free.slice(2)
    expect(free).toHaveLength(8)
    expect(await recommended(first)).not.toContain(first)
  })

  it.each([
    ['cover-letter', 'Cover letter', 'Dear Editor of Plant and Soil,'],
    ['presubmission-review', 'Presubmission review', 'Suggestions on the English: 1'],
    ['plagiarism-check', 'Plagiarism check', /^Sentences compared with one another: [1-9]/],
    ['promotion', 'Storyboard', 'Scene 1'],
  ] as const)('is written about the manuscript: %s', async (kind, title, line) => {
    const { bytes, fileName: name } = sampleManuscript('english-3000')
    const named = { ...order, journal: 'Plant and Soil' }
    const paragraphs = await paragraphsIn(
      await make({ kind, order: named, original: { bytes, name } }),
    )
    expect(paragraphs[0]).toBe(title)
    expect(paragraphs).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line))
  })

  it.each(['figures', 'tables'] as const)('returns the %s of the order', async (kind) => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
    expect(await make({ kind, original: { bytes, name: 'a.png' } })).toBe(bytes)
  })
})
