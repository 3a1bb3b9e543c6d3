import { describe, expect, it } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { assessManuscript } from './assess-manuscript.ts'
import type { Proofreader } from './proofreader.ts'

function assess(name: SampleName, proofreader: Proofreader = nodeProofreader) {
  const { bytes, fileName } = sampleManuscript(name)
  return assessManuscript({ bytes, name: fileName, proofreader })
}

describe('a manuscript', () => {
  it('in English is scored, with errors of all five categories', async () => {
    const verdict = await assess('english-3000')
    expect(verdict).toMatchObject({ outcome: 'scored', wordCount: 3000, language: 'en' })
    const count = verdict.outcome === 'scored' ? verdict.errorCount : 'failed'
    expect(Object.values(count).every((errors) => errors > 0)).toBe(true)
  })

  it('gets the same result every time', async () => {
    expect(await assess('english-5200')).toEqual(await assess('english-5200'))
  })

  it('with fewer errors gets a better score', async () => {
    const [rough, smooth] = [await assess('english-3000'), await assess('english-5200')]
    const score = (verdict: typeof rough) => (verdict.outcome === 'scored' ? verdict.score : -1)
    expect(score(smooth)).toBeGreaterThan(score(rough))
  })

  it('in Chinese is counted by characters, and its errors are not counted', async () => {
    const verdict = await assess('chinese')
    expect(verdict).toMatchObject({ outcome: 'scored', language: 'zh', errorCount: 'skipped' })
    if (verdict.outcome !== 'scored') return
    expect(verdict.wordCount).toBeGreaterThan(1_900)
    expect(verdict.score).toBeLessThan(2)
  })

  it('in .doc is read and scored too', async () => {
    expect(await assess('doc')).toMatchObject({ outcome: 'scored', wordCount: 218, language: 'en' })
  })

  it('is scored without its list of references', async () => {
    const prose = 'The samples were taken in spring, and all of them were stored in a cold room.'
    const blocks = [
      ...Array(5).fill(prose),
      'References',
      'Smiht, J. (2012). Teh cold rooom. Jornal.',
    ]
    const bytes = writeManuscript(
      blocks.map((text) => ({ kind: 'body', text })),
      'en-US',
    )
    const verdict = await assessManuscript({ bytes, name: 'a.docx', proofreader: nodeProofreader })
    expect(verdict).toMatchObject({ score: 10, wordCount: 88 })
  })

  it.each<[SampleName, string]>([
    ['empty', 'empty'],
    ['broken', 'damaged'],
    ['locked', 'locked'],
    ['pdf-named-docx', 'not-a-word-document'],
  ])('that is %s fails as %s without a proofreader', async (name, reason) => {
    const never: Proofreader = { findings: () => Promise.reject(new Error('Nothing to read.')) }
    expect(await assess(name, never)).toEqual({ outcome: 'failed', reason })
  })

  it('passes on an error of the proofreader', async () => {
    const failing: Proofreader = { findings: () => Promise.reject(new Error('No WASM.')) }
    await expect(assess('english-3000', failing)).rejects.toThrow('No WASM.')
  })
})
