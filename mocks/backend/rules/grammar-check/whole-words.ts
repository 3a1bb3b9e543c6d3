import type { Finding } from '../../../world/rows/manuscript-verdict.ts'
import { isNear, WORD } from './term-check.ts'

/** Shorter halves are fragments of a misspelt word, except real short words. */
const SHORTEST_HALF = 3
const SHORT_WORDS = new Set(
  'a i am an as at be by do go he if in is it me my no of on or so to up us we'.split(' '),
)

/** In a text: one of nothing but different misspelt words would take minutes. */
const mostComparisons = 250_000

/** Of words that are near: each slip adds or drops one letter at most. */
const LENGTH_DIFFERENCES = [-2, -1, 0, 1, 2]

export const isSplitOf = (suggestion: string, word: string) =>
  /\s/.test(suggestion) && suggestion.replaceAll(/\s/g, '') === word

const isWordLike = (half: string) =>
  SHORT_WORDS.has(half.toLowerCase()) || (half.length >= SHORTEST_HALF && /[aeiouy]/i.test(half))

/** Prefers a near single word to suggestions that split a misspelt one, as in "relations hp". */
export function wholeWords(text: string, most = mostComparisons): (finding: Finding) => Finding {
  let nearInText: ((word: string) => string | undefined) | undefined
  return (finding) => {
    const { kind, start, end, suggestions } = finding
    const word = text.slice(start, end)
    const splits = suggestions.filter((suggestion) => isSplitOf(suggestion, word))
    // Known split words such as "alot" have a kind of their own.
    if (kind !== 'Typo' || splits.length === 0) return finding
    const whole = suggestions.filter(
      (suggestion) => !/\s/.test(suggestion) && isNear(word, suggestion),
    )
    nearInText ??= nearWordsOf(text, most)
    const near = nearInText(word)
    const believed = splits.filter((suggestion) => suggestion.split(/\s+/).every(isWordLike))
    return { ...finding, suggestions: [...whole, ...(near ? [near] : []), ...believed] }
  }
}

/** The first other word of the text that is near a word, as long as few enough were compared. */
function nearWordsOf(text: string, most: number): (word: string) => string | undefined {
  const byLength = new Map<number, string[]>()
  const places = new Map<string, number>()
  for (const [word] of text.matchAll(WORD)) {
    if (places.has(word)) continue
    places.set(word, places.size)
    const same = byLength.get(word.length)
    if (same) same.push(word)
    else byLength.set(word.length, [word])
  }
  const placeOf = (word: string) => places.get(word) ?? 0
  const found = new Map<string, string | undefined>()
  let compared = 0

  function firstNear(candidates: readonly string[], word: string): string | undefined {
    const some = candidates.slice(0, most - compared)
    const at = some.findIndex((candidate) => candidate !== word && isNear(word, candidate))
    compared += at < 0 ? some.length : at + 1
    return some[at]
  }

  return (word) => {
    if (found.has(word)) return found.get(word)
    const lengths = LENGTH_DIFFERENCES.map((difference) => word.length + difference)
    const [first] = lengths
      .flatMap((length) => firstNear(byLength.get(length) ?? [], word) ?? [])
      .sort((a, b) => placeOf(a) - placeOf(b))
    found.set(word, first)
    return first
  }
}
