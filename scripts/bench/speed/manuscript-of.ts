import { riverField } from '../../../mocks/samples/prose/river-field.ts'
import { writePaper } from '../../../mocks/samples/prose/write-paper.ts'
import { writeManuscript, writePackage } from '../../../mocks/samples/word/write-manuscript.ts'
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

/** Paragraphs of 20 words, each of which was moved by itself. */
export function movedParagraphs(words: number): Uint8Array<ArrayBuffer> {
  const signed = 'w:author="Editor" w:date="2026-01-05T09:00:00Z"'
  const run = (at: number) => `<w:r><w:t>${`word${at} `.repeat(20)}</w:t></w:r>`
  const moved = (side: 'moveFrom' | 'moveTo', at: number, id: number) =>
    `<w:${side}RangeStart w:id="${id}" w:name="move${at}" ${signed}/><w:p><w:${side} w:id="${id + 1}" ${signed}>${run(at)}</w:${side}></w:p><w:${side}RangeEnd w:id="${id}"/>`
  const body = Array.from(
    { length: words / 20 },
    (_, at) => moved('moveFrom', at, 4 * at) + moved('moveTo', at, 4 * at + 2),
  )
  return new Uint8Array(writePackage(body.join(''), [], 'en-US'))
}
