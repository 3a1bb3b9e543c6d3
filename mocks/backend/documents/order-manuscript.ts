import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import type { ManuscriptBlock } from '../../samples/manuscript-blocks.ts'
import { cohortField } from '../../samples/prose/cohort-field.ts'
import { cropField } from '../../samples/prose/crop-field.ts'
import type { ResearchField } from '../../samples/prose/research-field.ts'
import { riverField } from '../../samples/prose/river-field.ts'
import { writePaper } from '../../samples/prose/write-paper.ts'
import { writeManuscript } from '../../samples/write-manuscript.ts'
import { hashOf } from '../rules/text-hash.ts'

/** What a manuscript is written about: an order for which nobody uploaded a file. */
export type PaperOf = { externalId: string; title: string; authors: string; affiliation: string }

const FIELDS: readonly (readonly [RegExp, ResearchField])[] = [
  [/river|stream|water|flood|nitrate|catchment|groundwater|lake|sediment/i, riverField],
  [/health|patient|sleep|adult|cohort|clinic|diabet|vaccin|mortality|infection/i, cohortField],
]
const FEWEST_WORDS = 1_400
const MORE_WORDS = 2_600
/** Sentences for one error in what was sent in, and in what never was. */
const WITH_ERRORS = 5
const WITHOUT_ERRORS = 100_000

/** Words of the manuscript that stands in for the one that nobody uploaded. */
export const standInWords = (externalId: string) =>
  FEWEST_WORDS + (hashOf(`words ${externalId}`) % MORE_WORDS)

function paper({ externalId, title, authors, affiliation }: PaperOf, errorEvery: number) {
  const [, field] = FIELDS.find(([words]) => words.test(title)) ?? [undefined, cropField]
  const own = { ...field, title, authors, affiliation }
  return writePaper({ seed: externalId, field: own, words: standInWords(externalId), errorEvery })
}

const written = new Map<string, Uint8Array>()

function once(key: string, write: () => Uint8Array): Uint8Array {
  const bytes = written.get(key) ?? write()
  written.set(key, bytes)
  return bytes
}

/** A .docx in need of an editor, about an order's own title; the same for the same order. */
export function orderManuscript(of: PaperOf): Uint8Array {
  return once(JSON.stringify(['sent', of]), () => writeManuscript(paper(of, WITH_ERRORS), 'en-US'))
}

/** A Chinese .docx under an order's own title, to be translated. */
export function chineseManuscript(title: string): Uint8Array {
  const blocks = CHINESE_PAPER.map((block, index) =>
    index === 0 ? ({ kind: 'title', text: title } as const) : block,
  )
  return once(JSON.stringify(['chinese', title]), () => writeManuscript(blocks, 'zh-CN'))
}

/** What stands on the first line of every pretend translation. */
export const TRANSLATION_NOTICE =
  'This is a pretend translation: the text below was not made of your manuscript.'

/** An English .docx that stands in for a translation, and says so on its first line. */
export function pretendTranslation(of: PaperOf): Uint8Array {
  const notice: ManuscriptBlock = { kind: 'body', text: TRANSLATION_NOTICE }
  const write = () => writeManuscript([notice, ...paper(of, WITHOUT_ERRORS)], 'en-US')
  return once(JSON.stringify(['translated', of]), write)
}
