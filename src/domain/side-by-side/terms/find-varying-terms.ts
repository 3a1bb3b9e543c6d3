import { findVaryingLabels } from './find-varying-labels.ts'
import { phrasesOf, repeatedPhrases, wordingOf } from './term-phrases.ts'
import { segmentsOf, type TextSegment } from './text-segment.ts'

const fewestUses = 4
const fewestOfVariant = 2
const leastPrecision = 0.6
const mostTerms = 40

type Index = ReadonlyMap<string, readonly number[]>

/** How well two phrases go together, from 0 to 1. */
const dice = (shared: number, one: number, other: number) => (2 * shared) / (one + other)

function countIn(segments: readonly number[], phrases: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>()
  for (const at of segments) {
    for (const phrase of phrases[at] ?? []) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return counts
}

type Candidate = { phrase: string; shared: number; score: number }

function candidatesIn(
  segments: readonly number[],
  phrases: readonly ReadonlySet<string>[],
  index: Index,
): Candidate[] {
  return [...countIn(segments, phrases)]
    .flatMap(([phrase, shared]) => {
      const all = index.get(phrase)?.length ?? 0
      const isOften = shared >= fewestOfVariant && shared / Math.max(1, all) >= leastPrecision
      return isOften ? { phrase, shared, score: dice(shared, all, segments.length) } : []
    })
    .sort((a, b) => b.score - a.score || b.phrase.length - a.phrase.length)
}

const wordsOf = (phrase: string) => phrase.split(' ')

/** Two names of one thing share a word; one that contains the other only says more. */
function isVariant(phrase: string, first: string): boolean {
  const [words, known] = [wordsOf(phrase), wordsOf(first)]
  return (
    words.length === known.length &&
    words.some((word) => known.includes(word)) &&
    !words.every((word) => known.includes(word))
  )
}

type Phrases = {
  original: readonly ReadonlySet<string>[]
  translation: readonly ReadonlySet<string>[]
  originals: Index
  translations: Index
}

/** Whether no other term of the original goes better with a phrase of the translation. */
function belongsTo(term: string, phrase: string, score: number, all: Phrases): boolean {
  const places = all.translations.get(phrase) ?? []
  return [...countIn(places, all.original)].every(([other, shared]) => {
    const uses = all.originals.get(other)
    if (!uses || other.includes(term) || term.includes(other)) return true
    return dice(shared, uses.length, places.length) <= score
  })
}

type Variants = { term: string; variants: { text: string; segments: number[] }[] }

function variantsOf(term: string, uses: readonly number[], all: Phrases): Variants | undefined {
  const [first] = candidatesIn(uses, all.translation, all.translations).filter(
    ({ phrase }) => wordsOf(phrase).length > 1,
  )
  if (!first) return undefined
  const has = (phrase: string) => (at: number) => all.translation[at]?.has(phrase) ?? false
  const others = uses.filter((at) => !has(first.phrase)(at))
  const second = candidatesIn(others, all.translation, all.translations).find(
    ({ phrase, shared }) =>
      isVariant(phrase, first.phrase) &&
      shared / others.length >= 0.5 &&
      belongsTo(term, phrase, dice(shared, all.translations.get(phrase)?.length ?? 0, shared), all),
  )
  if (!second) return undefined
  const variants = [first.phrase, second.phrase].map((text) => ({
    text,
    segments: uses.filter(has(text)),
  }))
  return { term, variants }
}

const usesOf = ({ variants }: Variants) =>
  variants.reduce((sum, { segments }) => sum + segments.length, 0)

/** Of terms with the same variants, the one that is used most, or else the longest. */
function withoutParts(found: readonly Variants[]): Variants[] {
  const byVariants = new Map<string, Variants>()
  const order = (a: Variants, b: Variants) => usesOf(a) - usesOf(b) || a.term.length - b.term.length
  for (const one of found.toSorted(order)) {
    byVariants.set(one.variants.map(({ text }) => text).join(' / '), one)
  }
  return [...byVariants.values()]
}

/**
 * Terms of the original that the translation calls by two names: by what is found beside each of their uses, in sentences
 * where these can be told apart.
 */
export function findVaryingTerms(texts: readonly TextSegment[], language: string) {
  const segments = texts.flatMap(segmentsOf)
  const labels = findVaryingLabels(segments)
  const original = segments.map((one) => phrasesOf(one.original, language, 2))
  const translation = segments.map((one) => phrasesOf(one.translation, 'en', 1))
  const all: Phrases = {
    original,
    translation,
    originals: repeatedPhrases(original, fewestUses),
    translations: repeatedPhrases(translation, fewestOfVariant),
  }
  const found = [...all.originals].flatMap(([term, uses]) => variantsOf(term, uses, all) ?? [])
  const terms = withoutParts(found).map(({ term, variants }) => ({
    term: wordingOf(term, segments[all.originals.get(term)?.[0] ?? 0]?.original ?? ''),
    variants: variants.map(({ text, segments: places }) => ({
      text: wordingOf(text, segments[places[0] ?? 0]?.translation ?? ''),
      pairs: [...new Set(places.map((at) => segments[at]?.pair ?? 0))],
    })),
  }))
  const known = new Set(labels.map(({ term }) => term.toLowerCase()))
  return [...labels, ...terms.filter(({ term }) => !known.has(term))].slice(0, mostTerms)
}
