import type { Finding } from '../documents/proofreader.ts'
import { USES_OF_A_TERM } from './language-assessment-assumptions.ts'

const ABOUT_ONE_WORD = new Set(['Spelling', 'Typo', 'BoundaryError'])
const NAME_OR_SYMBOL = /\d|^\p{Lu}|\p{Lu}.*\p{Lu}|^.{1,2}$/u
const LONG_WORD = 9

/**
 * Whether a finding is about a word that is right in its field though no dictionary has it:
 * a name, an acronym, a symbol; a word far from all that is suggested for it; or one that the
 * manuscript uses again and again. Without this a paper would be marked down for its subject.
 */
export function isAboutTerm(finding: Finding, text: string): boolean {
  if (!ABOUT_ONE_WORD.has(finding.kind)) return false
  const word = text.slice(finding.start, finding.end)
  if (/[\s,;]/.test(word)) return false
  if (finding.kind === 'Spelling' && isNameOrSymbol(finding, text, word)) return true
  if (usesOf(word, text) >= USES_OF_A_TERM) return true
  return finding.kind === 'Spelling' && !finding.suggestions.some((other) => isNear(word, other))
}

function isNameOrSymbol(finding: Finding, text: string, word: string): boolean {
  if (!NAME_OR_SYMBOL.test(word)) return false
  const beginsSentence = /(?:^|[.!?:]\s+|\n)$/.test(text.slice(0, finding.start).slice(-4))
  const isPlainCapital = /^\p{Lu}[\p{Ll}'’-]+$/u.test(word)
  return !(beginsSentence && isPlainCapital)
}

function usesOf(word: string, text: string): number {
  let uses = 0
  for (let at = text.indexOf(word); at >= 0 && uses < USES_OF_A_TERM; ) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) uses += 1
    at = text.indexOf(word, at + word.length)
  }
  return uses
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character)
}

/** One slip away, or two in a long word; swapped neighbours are one slip. */
function isNear(word: string, other: string): boolean {
  return slips(word.toLowerCase(), other.toLowerCase()) <= (word.length >= LONG_WORD ? 2 : 1)
}

/** Distance of Damerau and Levenshtein, without moves of swapped letters. */
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
