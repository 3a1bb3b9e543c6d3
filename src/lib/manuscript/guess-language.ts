import { countWords } from './count-words.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { languageOfScript } from './guess-script.ts'

/** Of a text that is too short or has too little prose. */
export const UNDETERMINED = 'und'
/** Of prose in none of the languages that we know; ISO 639-2 for an uncoded language. */
export const UNLISTED = 'mis'

/** UTF-16 units. */
const LONGEST_SAMPLE = 400
const WORD = /\p{L}+/gu
const PROSE_WORDS = 20

/** A function word weighs less the more languages have it. */
const LEAST_WEIGHT = 1
const LEAST_WEIGHT_PER_WORD = 0.06
/** Of English over any other language, or of that over English. */
const LEAST_LEAD = 1.5

const languages = Object.keys(FUNCTION_WORDS)
const english = languages.indexOf('en')
const languagesByWord = new Map<string, number[]>()
for (const [index, language] of languages.entries()) {
  for (const word of FUNCTION_WORDS[language]?.split(' ') ?? []) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), index])
  }
}

export function guessLanguage(text: string): string {
  const sample = text.slice(0, LONGEST_SAMPLE).normalize('NFC')
  const byScript = languageOfScript(sample)
  if (byScript) return byScript
  const words = new Set(sample.toLowerCase().match(WORD))
  const weights = weightsOf(words)
  const ofEnglish = weights[english] ?? 0
  const others = weights.with(english, 0)
  const ofOther = Math.max(...others)
  const least = Math.max(LEAST_WEIGHT, words.size * LEAST_WEIGHT_PER_WORD)
  if (ofEnglish > least && ofEnglish >= ofOther * LEAST_LEAD) return 'en'
  if (ofOther > least && ofOther >= ofEnglish * LEAST_LEAD) {
    return languages[others.indexOf(ofOther)] ?? UNDETERMINED
  }
  return words.size >= PROSE_WORDS ? UNLISTED : UNDETERMINED
}

function weightsOf(words: ReadonlySet<string>): number[] {
  const weights = languages.map(() => 0)
  for (const word of words) {
    const having = languagesByWord.get(word)
    if (!having) continue
    for (const index of having) weights[index] = (weights[index] ?? 0) + 1 / having.length
  }
  return weights
}

type TextLanguage = { language: string; paragraphs: string[] }

/** That of most words in certain paragraphs. Uncertain paragraphs take the language of the text. */
export function guessLanguageOf(paragraphs: readonly string[]): TextLanguage {
  return languageByVotes(
    paragraphs.map((text) => ({ guess: guessLanguage(text), words: countWords(text) })),
  )
}

export function languageByVotes(
  paragraphs: readonly { guess: string; words: number }[],
): TextLanguage {
  const votes = new Map<string, number>()
  for (const { guess, words } of paragraphs) {
    if (guess !== UNDETERMINED) votes.set(guess, (votes.get(guess) ?? 0) + words)
  }
  const [[language] = [UNDETERMINED]] = [...votes].sort((a, b) => b[1] - a[1])
  const isUncertain = (guess: string) => guess === UNDETERMINED || guess === UNLISTED
  return {
    language,
    paragraphs: paragraphs.map(({ guess }) => (isUncertain(guess) ? language : guess)),
  }
}
