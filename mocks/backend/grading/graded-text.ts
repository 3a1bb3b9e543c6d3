import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import { guessLanguageOf } from '../../../src/lib/manuscript/guess-language.ts'

/** Separator between paragraphs in proofread text. */
export const PARAGRAPH_GAP = '\n\n'

type GradedText = {
  wordCount: number
  language: string
  english: string
  englishIndexes: number[]
  englishWords: number
}

const REFERENCES = /^[\d.\s]*(?:references|bibliography|literature cited|works cited)\s*:?$/i

/** The English paragraphs without the reference list; word counts cover the whole manuscript. */
export function gradedText(paragraphs: readonly string[]): GradedText {
  const guess = guessLanguageOf(paragraphs)
  const end = paragraphs.findLastIndex((paragraph) => REFERENCES.test(paragraph.trim()))
  const prose = end < 0 ? paragraphs.length : end
  const isEnglish = (index: number) => guess.paragraphs[index] === 'en'
  const englishIndexes = [...paragraphs.keys()].filter((index) => index < prose && isEnglish(index))
  const english = englishIndexes.map((index) => paragraphs[index] ?? '')
  return {
    wordCount: countWordsOf(paragraphs),
    language: guess.language,
    english: english.join(PARAGRAPH_GAP),
    englishIndexes,
    englishWords: countWordsOf(english),
  }
}
