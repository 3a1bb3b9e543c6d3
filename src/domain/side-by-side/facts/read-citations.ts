import type { TextFact } from './text-fact.ts'
import { foldWord } from './text-folding.ts'

const numbered = /\[(\d{1,3}(?:\s?[,;、–—~-]\s?\d{1,3})*)\]/gu
const part = /(\d{1,3})(?:\s?[–—~-]\s?(\d{1,3}))?/gu
const longestRange = 60

const name = String.raw`\p{Lu}[\p{L}'’-]+`
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`
const others = String.raw`(?:\s+et\s+al\.?|\s+(?:and|&|y|e|und)\s+${name}|,\s+${name})*`
const year = String.raw`(?:1[89]|20)\d\d`
const bracketed = /\([^()]{4,300}\)/gu
const cited = new RegExp(
  String.raw`(?<author>${name})${others}(?:,|\s+et\s+al\.?,?|\s*等,?|\s)\s*(?<years>${year}[a-z]?(?:,\s*${year}[a-z]?)*)|(?<unspaced>${unspaced}{1,24})[,，\s]*(?<year>${year})`,
  'gu',
)
const narrative = new RegExp(
  String.raw`(?<author>${name})${others}(?:\s*等)?,?\s*\((?<years>${year}[a-z]?(?:,\s*${year}[a-z]?)*)\)|(?<unspaced>${unspaced}{1,4}(?:等|ら)?)\s*\((?<year>${year})[a-z]?\)`,
  'gu',
)
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|figure|fig|table|since|until|from|in)$/

const certain = (values: string[], text: string, start: number, alias?: string): TextFact => ({
  kind: 'citation',
  values,
  ...(alias && { alias }),
  isCertain: true,
  text,
  start,
  end: start + text.length,
})

function numberedCitations(text: string): TextFact[] {
  return [...text.matchAll(numbered)].flatMap(({ 1: list = '', index }) =>
    [...list.matchAll(part)].flatMap(({ 0: written, 1: from, 2: to, index: at }) => {
      const first = Number(from)
      const last = Math.min(Number(to ?? from), first + longestRange)
      const length = Math.max(1, last - first + 1)
      return Array.from({ length }, (_, step) => ({
        ...certain([String(first + step)], written, index + 1 + at),
        text: `[${first + step}]`,
      }))
    }),
  )
}

type Groups = Partial<Record<'author' | 'years' | 'unspaced' | 'year', string>>

function factsOf(groups: Groups, text: string, start: number): TextFact[] {
  if (groups.year) return [certain([groups.year], text, start)]
  const author = foldWord(groups.author ?? '')
  if (months.test(author)) return []
  return (groups.years?.match(/\d{4}/g) ?? []).map((year) =>
    certain([`${author} ${year}`], text, start, year),
  )
}

function authorCitations(text: string): TextFact[] {
  const inBrackets = [...text.matchAll(bracketed)].flatMap(({ 0: bracket, index }) =>
    [...bracket.matchAll(cited)].flatMap(({ 0: one, groups = {}, index: at }) =>
      factsOf(groups, one, index + at),
    ),
  )
  const inText = [...text.matchAll(narrative)].flatMap(({ 0: one, groups = {}, index }) =>
    factsOf(groups, one, index),
  )
  return [...inBrackets, ...inText].sort((a, b) => a.start - b.start)
}

/** Such as [3–5] and (Smith, 2020). Folded by width. */
export const readCitations = (text: string): TextFact[] => [
  ...numberedCitations(text),
  ...authorCitations(text),
]
