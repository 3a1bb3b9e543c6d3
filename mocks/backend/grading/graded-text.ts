import { UNDETERMINED } from '../../../src/lib/manuscript/guess-language.ts'
import { measureText } from './measure-text.ts'

export const PARAGRAPH_GAP = '\n\n'

export type GradedText = {
  wordCount: number
  language: string
  english: string
  englishIndexes: number[]
  englishWords: number
}

/** A text of headings or lists alone tells no language, and counts as English. */
const GRADED: readonly string[] = ['en', UNDETERMINED]

const REFERENCES = /^[\d.\s]*(?:references|bibliography|literature cited|works cited)\s*:?$/i

/** The English paragraphs without the reference list; word counts cover the whole manuscript. */
export async function gradedText(paragraphs: readonly string[]): Promise<GradedText> {
  const { language, wordCount, paragraphs: measured } = await measureText(paragraphs)
  const end = paragraphs.findLastIndex((paragraph) => REFERENCES.test(paragraph.trim()))
  const prose = end < 0 ? paragraphs.length : end
  const isEnglish = (index: number) => GRADED.includes(measured[index]?.language ?? '')
  const englishIndexes = [...paragraphs.keys()].filter((index) => index < prose && isEnglish(index))
  return {
    wordCount,
    language,
    english: englishIndexes.map((index) => paragraphs[index] ?? '').join(PARAGRAPH_GAP),
    englishIndexes,
    englishWords: englishIndexes.reduce((sum, index) => sum + (measured[index]?.words ?? 0), 0),
  }
}
