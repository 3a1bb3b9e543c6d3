import { describe, expect, it } from 'vitest'
import { countWordsOf } from '../../src/lib/manuscript/count-words.ts'
import { readDocx } from '../backend/uploads/read-docx.ts'
import { cropField } from './prose/crop-field.ts'
import { writePaper } from './prose/write-paper.ts'
import { SAMPLE_NAMES, type SampleName, sampleManuscript } from './sample-manuscript.ts'
import { TRACKED_ACCEPTED } from './tracked-paper.ts'
import { textsOf } from './word/manuscript-blocks.ts'
import { writeManuscript } from './word/write-manuscript.ts'

async function paragraphsOf(name: SampleName): Promise<string[]> {
  const read = readDocx(sampleManuscript(name).bytes)
  return read.kind === 'text' ? read.paragraphs : []
}

describe('sample files', () => {
  it.each<[SampleName, number]>([
    ['english-3000', 3000],
    ['english-5200', 5200],
    ['english-18001', 18_001],
    ['english-40001', 40_001],
  ])('%s has exactly %d words', async (name, words) => {
    expect(countWordsOf(await paragraphsOf(name))).toBe(words)
  })

  it.each(SAMPLE_NAMES)('%s has a matching type and extension', (name) => {
    const { fileName, type, bytes } = sampleManuscript(name)
    const ending = { 'image/png': '.png', 'application/msword': '.doc' }[type] ?? '.docx'
    expect(fileName.endsWith(ending)).toBe(true)
    expect(bytes.length).toBeGreaterThan(500)
    expect(sampleManuscript(name)).toBe(sampleManuscript(name))
  })

  it('reads as the accepted text where changes were tracked', async () => {
    expect(await paragraphsOf('tracked-changes')).toEqual(TRACKED_ACCEPTED)
  })
})

describe('a generated paper', () => {
  it.each([1200, 2999, 3001, 4137, 12_345])('has exactly %d words', (words) => {
    const blocks = writePaper({ seed: `${words}`, field: cropField, words, errorEvery: 10 })
    expect(countWordsOf(textsOf(blocks))).toBe(words)
  })

  it('is the same for the same seed, byte by byte, and differs for another', () => {
    const write = (seed: string) =>
      writeManuscript(writePaper({ seed, field: cropField, words: 3000, errorEvery: 8 }), 'en-US')
    expect(write('a')).toEqual(write('a'))
    expect(write('a')).not.toEqual(write('b'))
  })
})
