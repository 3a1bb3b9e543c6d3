import { PORTUGUESE_PAPER } from '../../samples/portuguese-paper.ts'
import { cohortField } from '../../samples/prose/cohort-field.ts'
import { cropField } from '../../samples/prose/crop-field.ts'
import { riverField } from '../../samples/prose/river-field.ts'
import { writePaper } from '../../samples/prose/write-paper.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { SPANISH_PAPER } from '../../samples/spanish-paper.ts'
import type { ManuscriptBlock } from '../../samples/word/manuscript-blocks.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'
import type { Manuscript } from './digital-work.ts'

const fields = [
  { ...riverField, title: 'Floods, Low Flow, and the Nitrate Budget of a Farmland Stream' },
  { ...cohortField, title: 'Evening Light and the Sleep of Older Adults in Small Towns' },
  { ...cropField, title: 'Sowing Dates and the Yield of Wheat on Dry Terraces' },
]
const made = new Map<string, Uint8Array>()

function once(key: string, make: () => Uint8Array): Uint8Array {
  const bytes = made.get(key) ?? make()
  made.set(key, bytes)
  return bytes
}

export function englishPaper(name: string, turn: number): Manuscript {
  const index = turn % fields.length
  const bytes = once(`english ${index}`, () => {
    const field = fields[index] ?? riverField
    const plan = { seed: `digital ${index}`, field, words: 900 + 60 * index, errorEvery: 4 }
    return writeManuscript(writePaper(plan), 'en-US')
  })
  return { name, bytes }
}

const written = (name: string, blocks: readonly ManuscriptBlock[], language: string) => () => ({
  name,
  bytes: once(name, () => writeManuscript(blocks, language)),
})

const sample = (name: string, of: Parameters<typeof sampleManuscript>[0]) => () => ({
  name,
  bytes: sampleManuscript(of).bytes,
})

export const digitalManuscripts = {
  spanish: sample('Diques de retención.docx', 'spanish'),
  spanishRevised: written('Diques de retención, segunda versión.docx', SPANISH_PAPER, 'es-ES'),
  portuguese: sample('Remoção de lianas.docx', 'portuguese'),
  portugueseRevised: written('Remoção de lianas - revisado.docx', PORTUGUESE_PAPER, 'pt-BR'),
  empty: sample('Outline to fill in.docx', 'empty'),
  broken: sample('Thesis chapter 2.docx', 'broken'),
  locked: sample('Confidential proposal.docx', 'locked'),
  oldFormat: sample('Revised for resubmission.doc', 'doc'),
} satisfies Record<string, () => Manuscript>
