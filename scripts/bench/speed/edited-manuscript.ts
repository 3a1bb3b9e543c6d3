import { applySuggestions } from '../../../mocks/backend/deliverables/apply-suggestions.ts'
import { PARAGRAPH_GAP } from '../../../mocks/backend/grading/graded-text.ts'
import { readDocx } from '../../../mocks/backend/uploads/read-docx.ts'
import { sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { isSmoke } from './bench-options.ts'

export const manuscriptWords = isSmoke ? 3_000 : 40_001

export const longManuscript = () => sampleManuscript(isSmoke ? 'english-3000' : 'english-40001')

/** The long manuscript, of which every 25th word is replaced, with comments by an editor. */
export function editedManuscript(): Uint8Array {
  const { bytes } = longManuscript()
  const read = readDocx(bytes)
  if (read.kind !== 'text') throw new Error(read.kind)
  const text = read.paragraphs.join(PARAGRAPH_GAP)
  const findings = [...text.matchAll(/\p{L}+/gu)]
    .filter((_, index) => index % 25 === 0)
    .map(({ 0: word, index: start }) => ({
      ...{
        kind: 'WordChoice',
        message: 'I suggest another word here.',
        suggestions: [`${word}ly`],
      },
      ...{ start, end: start + word.length },
    }))
  const signed = { author: 'Galley', editor: 'Eleanor Whitfield', at: fixedNow }
  return applySuggestions({ bytes, findings, ...signed })
}
