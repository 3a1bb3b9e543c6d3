import type { Finding } from '../../../world/rows/manuscript-verdict.ts'
import { USES_OF_A_TERM } from './assessment-assumptions.ts'

const ABOUT_ONE_WORD = new Set(['Spelling', 'Typo'])
const NAME_OR_SYMBOL = /\d|^\p{Lu}|\p{Lu}.*\p{Lu}|^.{1,2}$/u
const PLAIN_CAPITAL = /^\p{Lu}[\p{Ll}'’-]+$/u
const SENTENCE_START = /(?:^|[.!?:]\s+|\n)$/
/** Middle and family names up to the next of several people. */
const REST_OF_NAME = /^(?: \p{Lu}[\p{Ll}'’-]*\.?){1,3}[\d*†‡]*(?:, \p{Lu}| and \p{Lu}|, and )/u
const LONGEST_NAME = 60
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
const LONG_WORD = 9

/** Names, acronyms, symbols and terms that no dictionary has must not lower the score. */
export function termCheck(text: string): (finding: Finding) => boolean {
  const uses = new Map<string, number>()
  for (const [word] of text.matchAll(WORD)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const usesOf = (word: string) => uses.get(word) ?? 0
  return ({ kind, start, end, suggestions }) => {
    const word = text.slice(start, end)
    if (!ABOUT_ONE_WORD.has(kind) || /\s/.test(word)) return false
    const isOwnTerm = usesOf(word) >= USES_OF_A_TERM
    if (isOwnTerm && suggestions.every((other) => usesOf(other) < usesOf(word))) return true
    if (kind !== 'Spelling') return false
    const before = text.slice(Math.max(0, start - 4), start)
    const after = text.slice(end, end + LONGEST_NAME)
    return isNameOrSymbol(word, before, after) || !suggestions.some((other) => isNear(word, other))
  }
}

/** A capital at the start of a sentence does not mark a name, unless a list of names begins there. */
function isNameOrSymbol(word: string, before: string, after: string): boolean {
  if (!NAME_OR_SYMBOL.test(word)) return false
  const mayBePlain = PLAIN_CAPITAL.test(word) && SENTENCE_START.test(before)
  return !mayBePlain || REST_OF_NAME.test(after)
}

/** One edit apart, or two in a long word; a transposition is one edit. */
export function isNear(word: string, other: string): boolean {
  const most = word.length >= LONG_WORD ? 2 : 1
  if (Math.abs(word.length - other.length) > most) return false
  return slips(word.toLowerCase(), other.toLowerCase()) <= most
}

/** Optimal string alignment distance. */
function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    const above = rows[i - 1] ?? []
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
