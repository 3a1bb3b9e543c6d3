import { measureText } from './measure-text.ts'
import { readManuscript } from './proofread-manuscript.ts'

export type ManuscriptFile = { bytes: Uint8Array; name: string }

/** Characters by which the subject is told. */
const beginningLength = 6_000

export async function measureManuscript({ bytes, name }: ManuscriptFile) {
  const read = readManuscript(bytes, name)
  if (read.kind !== 'text') return read
  const { language, wordCount } = await measureText(read.paragraphs)
  const beginning = read.paragraphs.join(' ').slice(0, beginningLength)
  return { kind: 'text', language, wordCount, beginning } as const
}

export type MeasuredManuscript = Awaited<ReturnType<typeof measureManuscript>>
