import { expect, it } from 'vitest'
import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import {
  guessLanguage,
  guessLanguageOf,
  UNLISTED,
} from '../../../src/lib/manuscript/guess-language.ts'
import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import { PORTUGUESE_PAPER } from '../../samples/portuguese-paper.ts'
import { SPANISH_PAPER } from '../../samples/spanish-paper.ts'
import { type ManuscriptBlock, textsOf } from '../../samples/word/manuscript-blocks.ts'
import { englishParagraphs } from '../../testing/english-paragraphs.ts'
import { FOREIGN_TEXTS, UNLISTED_TEXTS } from '../../testing/foreign-texts.ts'

const PARAGRAPHS_OF_A_DOCUMENT = 20
const MOST_LOST = 0.002

const english = englishParagraphs(2000, 'guessed languages')

it('loses at most 0.2 % of the words of English documents', () => {
  const lost: string[] = []
  for (let at = 0; at < english.length; at += PARAGRAPHS_OF_A_DOCUMENT) {
    const document = english.slice(at, at + PARAGRAPHS_OF_A_DOCUMENT)
    const { paragraphs } = guessLanguageOf(document)
    lost.push(...document.filter((_, index) => paragraphs[index] !== 'en'))
  }
  expect(countWordsOf(lost) / countWordsOf(english)).toBeLessThan(MOST_LOST)
})

it('calls hardly any English paragraph foreign, even by itself', () => {
  const foreign = english.filter((text) => !['en', 'und'].includes(guessLanguage(text)))
  expect(countWordsOf(foreign) / countWordsOf(english)).toBeLessThan(MOST_LOST)
})

it.each(Object.entries(FOREIGN_TEXTS))('recognizes %s', (language, text) => {
  expect(guessLanguageOf(['Abstract', text, 'pH', '12.4'])).toEqual({
    language,
    paragraphs: [language, language, language, language],
  })
})

it.each(UNLISTED_TEXTS)('does not take an unlisted language for English: %s', (text) => {
  const abstract = 'The temperature of the water was measured in twelve streams.'
  expect(guessLanguageOf(['Abstract', abstract, text])).toMatchObject({
    language: UNLISTED,
    paragraphs: [UNLISTED, 'en', UNLISTED],
  })
})

it.each<[string, readonly ManuscriptBlock[]]>([
  ['zh', CHINESE_PAPER],
  ['es', SPANISH_PAPER],
  ['pt', PORTUGUESE_PAPER],
])('recognizes a whole paper in %s', (language, blocks) => {
  expect(guessLanguageOf(textsOf(blocks)).language).toBe(language)
})
