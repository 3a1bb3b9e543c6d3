import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import { cohortField } from '../../samples/prose/cohort-field.ts'
import { cropField } from '../../samples/prose/crop-field.ts'
import type { ResearchField } from '../../samples/prose/research-field.ts'
import { riverField } from '../../samples/prose/river-field.ts'
import { writePaper } from '../../samples/prose/write-paper.ts'
import { writeManuscript } from '../../samples/write-manuscript.ts'
import { hashOf } from '../../world/text-hash.ts'

/** What a manuscript is written about: an order for which nobody uploaded a file. */
export type PaperOf = { externalId: string; title: string; authors: string; affiliation: string }

const FIELDS: readonly (readonly [RegExp, ResearchField])[] = [
  [/river|stream|water|flood|nitrate|catchment|groundwater|lake|sediment/i, riverField],
  [/health|patient|sleep|adult|cohort|clinic|diabet|vaccin|mortality|infection/i, cohortField],
]
const FEWEST_WORDS = 1_400
const MORE_WORDS = 2_600
/** Sentences for one error. */
const WITH_ERRORS = 5

/** Words of the manuscript that stands in for the one that nobody uploaded. */
export const standInWords = (externalId: string) =>
  FEWEST_WORDS + (hashOf(`words ${externalId}`) % MORE_WORDS)

function paper({ externalId, title, authors, affiliation }: PaperOf) {
  const [, field] = FIELDS.find(([words]) => words.test(title)) ?? [undefined, cropField]
  const own = { ...field, title, authors, affiliation }
  return writePaper({
    seed: externalId,
    field: own,
    words: standInWords(externalId),
    errorEvery: WITH_ERRORS,
  })
}

const written = new Map<string, Uint8Array>()

function once(key: string, write: () => Uint8Array): Uint8Array {
  const bytes = written.get(key) ?? write()
  written.set(key, bytes)
  return bytes
}

/** A .docx in need of an editor, about an order's own title; the same for the same order. */
export function orderManuscript(of: PaperOf): Uint8Array {
  return once(JSON.stringify(of), () => writeManuscript(paper(of), 'en-US'))
}

/** A Chinese .docx under an order's own title, to be translated. */
export function chineseManuscript(title: string): Uint8Array {
  const blocks = CHINESE_PAPER.map((block, index) =>
    index === 0 ? ({ kind: 'title', text: title } as const) : block,
  )
  return once(JSON.stringify(['chinese', title]), () => writeManuscript(blocks, 'zh-CN'))
}

/** What stands on the first line of the translation of an order. */
export const TRANSLATION_NOTICE =
  'This is a mock translation: it has the structure of your manuscript, but not its meaning.'
