import { countWordsOf } from '../uploads/count-words.ts'
import { guessLanguageOf } from './guess-language.ts'

/** Separator between paragraphs in proofread text. */
export const PARAGRAPH_GAP = '\n\n'

/** The English paragraphs of a manuscript and their share of it. */
export type JudgedText = {
  wordCount: number
  language: string
  languageConfidence: number
  english: string
  /** Indexes of the English paragraphs. */
  englishPlaces: number[]
  englishWords: number
}

const REFERENCES = /^[\d.\s]*(?:references|bibliography|literature cited|works cited)\s*:?$/i

/**
 * The English paragraphs without the reference list, which is not the author's prose. Word counts
 * cover the whole manuscript.
 */
export function judgedText(paragraphs: readonly string[]): JudgedText {
  const guess = guessLanguageOf(paragraphs)
  const end = paragraphs.findLastIndex((paragraph) => REFERENCES.test(paragraph.trim()))
  const prose = end < 0 ? paragraphs.length : end
  const isEnglish = (index: number) => guess.paragraphs[index] === 'en'
  const englishPlaces = [...paragraphs.keys()].filter((index) => index < prose && isEnglish(index))
  const english = englishPlaces.map((index) => paragraphs[index] ?? '')
  return {
    wordCount: countWordsOf(paragraphs),
    language: guess.language,
    languageConfidence: guess.confidence,
    english: english.join(PARAGRAPH_GAP),
    englishPlaces,
    englishWords: countWordsOf(english),
  }
}
