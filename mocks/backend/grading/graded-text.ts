import { countWordsOf } from '../uploads/count-words.ts'
import { guessLanguageOf } from './guess-language.ts'

/** What stands between two paragraphs in a text that is read for errors. */
export const PARAGRAPH_GAP = '\n\n'

/** What is judged of a manuscript: its English paragraphs, and how much of it they are. */
export type JudgedText = {
  wordCount: number
  language: string
  languageConfidence: number
  english: string
  /** Which paragraphs the English is made of, by their places in the manuscript. */
  englishPlaces: number[]
  englishWords: number
}

const REFERENCES = /^[\d.\s]*(?:references|bibliography|literature cited|works cited)\s*:?$/i

/**
 * Takes from a manuscript what a proofreader can fairly judge: English paragraphs, without the
 * list of references, whose names and titles are not the author's prose. Words are those of the
 * whole manuscript.
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
