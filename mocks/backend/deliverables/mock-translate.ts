import { countWords } from '../../../src/lib/manuscript/count-words.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { hashOf } from '../../world/text-hash.ts'
import {
  ENGLISH_HEADINGS,
  MOCK_LABELS,
  MOCK_SENTENCES,
  MOCK_TITLES,
} from '../reference-data/mock-english.ts'

const NUMBERING = /^(?:[\d.]+|[一二三四五六七八九十]+、)\s*/u
const SENTENCE =
  /(?:[^.!?。！？]|[.](?=[^\s\p{sc=Han}]))+(?:[.!?。！？]+(?=\s|$|\p{sc=Han})|[。！？]+|$)/gu
const CITATION = /\[\d[\d,–\s-]*\]/g
const NUMBER = /\d+(?:[.,]\d+)*(?: ?%)?/g
const REFERENCES = 'References'

const FROM: Record<Schemas['DigitalTranslationLanguage'], string> = {
  'spanish-to-english': 'Spanish',
  'portuguese-to-english': 'Portuguese',
  'chinese-to-english': 'Chinese',
}

const LONGEST_LABEL = 3
const LONGEST_TITLE = 25

function chosen(from: readonly string[], key: string): string {
  return from[hashOf(key) % from.length] ?? ''
}

function translatedHeading(text: string): string | undefined {
  const name = text.replace(NUMBERING, '').trim().toLowerCase()
  return Object.hasOwn(ENGLISH_HEADINGS, name) ? ENGLISH_HEADINGS[name] : undefined
}

function mockSentences(sentences: readonly string[]): string {
  const written: string[] = []
  for (const sentence of sentences) {
    const recent = written.slice(1 - MOCK_SENTENCES.length)
    const free = MOCK_SENTENCES.filter((mock) => !recent.includes(mock))
    written.push(chosen(free, sentence.trim()))
  }
  return written
    .map((sentence, index) => {
      const kept = keptFrom(sentences[index] ?? '')
      return kept ? sentence.replace(/\.$/, ` ${kept}.`) : sentence
    })
    .join(' ')
}

function keptFrom(sentence: string): string {
  const isSpaced = !/\p{sc=Han}/u.test(sentence)
  const english = (number: string) =>
    isSpaced ? number.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : number
  const numbers = sentence.replace(CITATION, '').match(NUMBER)?.map(english) ?? []
  const citations = sentence.match(CITATION) ?? []
  return [...(numbers.length > 0 ? [`(${numbers.join('; ')})`] : []), ...citations].join(' ')
}

/** English of the same shape: as many sentences, the same numbers and citations; the same each time. */
export function mockTranslate(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const heading = translatedHeading(text)
  if (heading) return (text.match(/^[\d.]+\s*/)?.[0] ?? '') + heading
  const words = countWords(text)
  const isOneSentence = /[.!?。！？]["”’)]*\s*$/.test(text.trim())
  if (!isOneSentence && words <= LONGEST_LABEL) return chosen(MOCK_LABELS, text)
  if (!isOneSentence && words <= LONGEST_TITLE) return chosen(MOCK_TITLES, text)
  const sentences = text.match(SENTENCE)?.filter((sentence) => /\p{L}/u.test(sentence)) ?? [text]
  return mockSentences(sentences)
}

export function mockTranslator(): (text: string) => string {
  let isInReferences = false
  return (text) => {
    if (isInReferences) return text
    isInReferences = translatedHeading(text) === REFERENCES
    return mockTranslate(text)
  }
}

export function mockTranslationNotice(
  fileName: string,
  language: Schemas['DigitalTranslationLanguage'],
): string {
  return `This is a mock translation from ${FROM[language]} to English. It has the structure of “${fileName}”, but not its meaning.`
}
