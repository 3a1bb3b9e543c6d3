import type { Finding } from '../../world/manuscript-verdict.ts'
import { isNear, WORD } from './term-check.ts'

/** Shorter halves are fragments of a misspelt word, except real short words. */
const SHORTEST_HALF = 3
const SHORT_WORDS = new Set(
  'a i am an as at be by do go he if in is it me my no of on or so to up us we'.split(' '),
)

export const isSplitOf = (suggestion: string, word: string) =>
  /\s/.test(suggestion) && suggestion.replaceAll(/\s/g, '') === word

const isWordLike = (half: string) =>
  SHORT_WORDS.has(half.toLowerCase()) || (half.length >= SHORTEST_HALF && /[aeiouy]/i.test(half))

/**
 * Drops suggestions that only split a misspelt word, as in "relations hp", in favour of a near
 * single word from the suggestions or the text. Suggestions stay if both halves may be words.
 */
export function wholeWords(text: string): (finding: Finding) => Finding {
  let used: ReadonlySet<string> | undefined
  return (finding) => {
    const { kind, start, end, suggestions } = finding
    const word = text.slice(start, end)
    const splits = suggestions.filter((suggestion) => isSplitOf(suggestion, word))
    // Known split words such as "alot" have a kind of their own.
    if (kind !== 'Typo' || splits.length === 0) return finding
    const whole = suggestions.filter(
      (suggestion) => !/\s/.test(suggestion) && isNear(word, suggestion),
    )
    used ??= new Set(Array.from(text.matchAll(WORD), ([match]) => match))
    const near = [...used].filter((candidate) => candidate !== word && isNear(word, candidate))
    const believed = splits.filter((suggestion) => suggestion.split(/\s+/).every(isWordLike))
    return { ...finding, suggestions: [...whole, ...near.slice(0, 1), ...believed] }
  }
}
