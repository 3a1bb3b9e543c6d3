import { riverField } from '../../../mocks/samples/prose/river-field.ts'
import { writePaper } from '../../../mocks/samples/prose/write-paper.ts'
import { writeManuscript } from '../../../mocks/samples/write-manuscript.ts'
import { isSmoke } from './bench-options.ts'

/** As long as two theses. */
export const longestWords = isSmoke ? 3_000 : 168_000

const blocksOf = (words: number) =>
  writePaper({ seed: `${words}`, field: riverField, words, errorEvery: 30 })

export const manuscriptOf = (words: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(writeManuscript(blocksOf(words), 'en-US'))

/** The same words in one paragraph. */
export function paragraphOf(words: number): Uint8Array<ArrayBuffer> {
  const text = blocksOf(words)
    .flatMap((block) => ('text' in block ? block.text : []))
    .join(' ')
  return new Uint8Array(writeManuscript([{ kind: 'body', text }], 'en-US'))
}
