import { writesWithoutSpaces } from './notation.ts'
import type { TextFact } from './text-fact.ts'
import { foldWord } from './text-folding.ts'

const token =
  /[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f0-9]*(?:[-/·.’'][A-Za-z\u00c0-\u024f0-9]+)*/gu
const ignored =
  /^(?:et|al|vs|and|or|of|the|in|for|eq|fig|figs|tab|no|vol|pp|doi|http|https|www|org|com)$/i

/** Capitals within, or digits after letters: such a word is copied, not translated. */
const isCopied = (word: string) =>
  /\p{L}.*\p{Lu}/u.test(word) || (/\d/.test(word) && /^\p{Lu}/u.test(word))

const startsSentence = (before: string) => /(?:^|[.!?:;"“(¿¡]\s*)$/u.test(before)

const nameValue = (word: string): string =>
  foldWord(word)
    .replaceAll(/[-/·.’']/g, '')
    .replace(/(?<=[a-z0-9]{2})s$/, '')

/** The words of a text, as names are compared with them. */
export function nameValuesIn(text: string): Set<string> {
  const values = new Set<string>()
  for (const [word] of text.matchAll(token)) {
    values.add(nameValue(word))
    for (const piece of word.split(/[-/·.’']/)) values.add(nameValue(piece))
  }
  return values
}

/** Words that both documents have in one form, and that stand for somebody or something. */
export type KnownNames = ReadonlySet<string>

/** Foreign words in a text without spaces; elsewhere acronyms, codes and capitalized words that both documents know. */
export function readNames(text: string, language: string, known: KnownNames): TextFact[] {
  const isUnspaced = writesWithoutSpaces(language)
  return [...text.matchAll(token)].flatMap(({ 0: word, index }) => {
    const letters = word.replaceAll(/[^\p{L}]/gu, '')
    if (letters.length < 2 || ignored.test(word)) return []
    const value = nameValue(word)
    const isName =
      isUnspaced ||
      (known.has(value) &&
        (isCopied(word) || (/^\p{Lu}/u.test(word) && !startsSentence(text.slice(0, index)))))
    if (!isName) return []
    const end = index + word.length
    return [{ kind: 'name', values: [value], isCertain: true, text: word, start: index, end }]
  })
}

/** Capitalized words within sentences, and words that are copied. */
export function capitalizedIn(text: string): Set<string> {
  const values = new Set<string>()
  for (const { 0: word, index } of text.matchAll(token)) {
    if (word.length < 2 || ignored.test(word)) continue
    const isCapital = /^\p{Lu}/u.test(word) && !startsSentence(text.slice(0, index))
    if (isCopied(word) || isCapital) values.add(nameValue(word))
  }
  return values
}
