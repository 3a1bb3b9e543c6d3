import { countWords } from '../../../src/lib/manuscript/count-words.ts'
import { guessLanguage, languageByVotes } from '../../../src/lib/manuscript/guess-language.ts'

type MeasuredText = {
  language: string
  wordCount: number
  paragraphs: { language: string; words: number }[]
}

/** Paragraphs between which other calls are answered. */
const PIECE = 200

export async function measureText(paragraphs: readonly string[]): Promise<MeasuredText> {
  const measured: { guess: string; words: number }[] = []
  for (const text of paragraphs) {
    measured.push({ guess: guessLanguage(text), words: countWords(text) })
    if (measured.length % PIECE === 0) await new Promise((resume) => setTimeout(resume))
  }
  const { language, paragraphs: languages } = languageByVotes(measured)
  return {
    language,
    wordCount: measured.reduce((sum, { words }) => sum + words, 0),
    paragraphs: measured.map(({ words }, index) => ({
      language: languages[index] ?? language,
      words,
    })),
  }
}
