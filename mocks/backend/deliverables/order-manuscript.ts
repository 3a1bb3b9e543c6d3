import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import { cohortField } from '../../samples/prose/cohort-field.ts'
import { cropField } from '../../samples/prose/crop-field.ts'
import type { ResearchField } from '../../samples/prose/research-field.ts'
import { riverField } from '../../samples/prose/river-field.ts'
import { writePaper } from '../../samples/prose/write-paper.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'
import { hashOf } from '../../world/text-hash.ts'

export type ManuscriptSource = {
  externalId: string
  title: string
  authors: string
  affiliation: string
}

const FIELDS: readonly (readonly [RegExp, ResearchField])[] = [
  [/river|stream|water|flood|nitrate|catchment|groundwater|lake|sediment/i, riverField],
  [/health|patient|sleep|adult|cohort|clinic|diabet|vaccin|mortality|infection/i, cohortField],
]
const FEWEST_WORDS = 1_400
const MORE_WORDS = 2_600
const WITH_ERRORS = 5

export const placeholderWordCount = (externalId: string) =>
  FEWEST_WORDS + (hashOf(`words ${externalId}`) % MORE_WORDS)

function manuscriptBlocks({ externalId, title, authors, affiliation }: ManuscriptSource) {
  const [, field] = FIELDS.find(([words]) => words.test(title)) ?? [undefined, cropField]
  const own = { ...field, title, authors, affiliation }
  return writePaper({
    seed: externalId,
    field: own,
    words: placeholderWordCount(externalId),
    errorEvery: WITH_ERRORS,
  })
}

const written = new Map<string, Uint8Array>()

function once(key: string, write: () => Uint8Array): Uint8Array {
  const bytes = written.get(key) ?? write()
  written.set(key, bytes)
  return bytes
}

export function orderManuscript(source: ManuscriptSource): Uint8Array {
  return once(JSON.stringify(source), () => writeManuscript(manuscriptBlocks(source), 'en-US'))
}

export function chineseManuscript(title: string): Uint8Array {
  const blocks = CHINESE_PAPER.map((block, index) =>
    index === 0 ? ({ kind: 'title', text: title } as const) : block,
  )
  return once(JSON.stringify(['chinese', title]), () => writeManuscript(blocks, 'zh-CN'))
}

export const TRANSLATION_NOTICE =
  'This is a mock translation: it has the structure of your manuscript, but not its meaning.'
