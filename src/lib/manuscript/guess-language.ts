import { detectAll } from 'tinyld/light'
import { countWords } from './count-words.ts'

/** `language` is ISO 639-1, or `und` for a text that is too short; `confidence` is 0 to 1. */
type LanguageGuess = { language: string; confidence: number }

export const UNDETERMINED = 'und'
const FEWEST_LETTERS = 20
const LONGEST_SAMPLE = 400
const LETTER = /\p{L}/gu
const UNSPACED_SHARE = 0.15

/** A paragraph's language by script (Chinese, Japanese, Korean) or by letter n-grams of 24 languages. */
export function guessLanguage(text: string): LanguageGuess {
  const sample = text.slice(0, LONGEST_SAMPLE)
  const letters = count(sample, LETTER)
  const kana = count(sample, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu)
  const han = count(sample, /\p{sc=Han}/gu)
  const hangul = count(sample, /\p{sc=Hangul}/gu)
  const unspaced = kana + han + hangul
  if (unspaced >= 2 && unspaced >= letters * UNSPACED_SHARE) {
    const confidence = unspaced / letters
    if (hangul > kana + han) return { language: 'ko', confidence }
    return { language: kana > unspaced * 0.1 ? 'ja' : 'zh', confidence }
  }
  if (letters < FEWEST_LETTERS) return { language: UNDETERMINED, confidence: 0 }
  const [best, second] = detectAll(sample)
  if (!best || best.accuracy <= 0) return { language: UNDETERMINED, confidence: 0 }
  const lead = (best.accuracy - (second?.accuracy ?? 0)) / best.accuracy
  return { language: best.lang, confidence: Math.min(1, lead) }
}

/**
 * The language of a text: paragraphs vote with their word counts, and short ones take the overall
 * language. `confidence` is the winner's share of words.
 */
export function guessLanguageOf(paragraphs: readonly string[]): LanguageGuess & {
  paragraphs: string[]
} {
  const guesses = paragraphs.map((paragraph) => guessLanguage(paragraph).language)
  const votes = new Map<string, number>()
  let all = 0
  paragraphs.forEach((paragraph, index) => {
    const language = guesses[index]
    if (language === undefined || language === UNDETERMINED) return
    const words = countWords(paragraph)
    all += words
    votes.set(language, (votes.get(language) ?? 0) + words)
  })
  const [winner] = [...votes].sort((a, b) => b[1] - a[1])
  const language = winner?.[0] ?? UNDETERMINED
  return {
    language,
    confidence: winner && all > 0 ? winner[1] / all : 0,
    paragraphs: guesses.map((guess) => (guess === UNDETERMINED ? language : guess)),
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
