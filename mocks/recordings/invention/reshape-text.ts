import type { SeededSource } from '../../scenarios/builders/seeded-source.ts'
import { hanCharacters, hiragana, katakana, plainWords } from './invented-names.ts'

const consonants = Array.from('bdfghklmnprstvz')
const vowels = Array.from('aeiou')
const scripts = [
  [/\p{Script=Han}/u, hanCharacters],
  [/\p{Script=Hiragana}/u, hiragana],
  [/\p{Script=Katakana}/u, katakana],
] as const

export const isEastAsian = (text: string): boolean => scripts.some(([script]) => script.test(text))

/** Other letters and digits, of the same kind and number; what stands between them stays. */
export function reshapeText(text: string, source: SeededSource): string {
  let isVowel = source.int({ min: 0, max: 1 }) === 1
  const other = (character: string): string => {
    if (/\p{N}/u.test(character)) return String(source.int({ min: 1, max: 9 }))
    for (const [script, characters] of scripts) {
      if (script.test(character)) return source.pick(characters)
    }
    if (!/\p{L}/u.test(character)) return character
    isVowel = !isVowel
    const letter = source.pick(isVowel ? vowels : consonants)
    return /\p{Lu}/u.test(character) ? letter.toUpperCase() : letter
  }
  return Array.from(text.normalize('NFC'), other).join('')
}

const wordsByLength = Map.groupBy(plainWords, ({ length }) => length)

export function otherWord(word: string, source: SeededSource): string {
  const words = /^[a-z]+$/i.test(word) ? wordsByLength.get(word.length) : undefined
  if (!words) return reshapeText(word, source)
  const other = source.pick(words)
  if (word === word.toLowerCase()) return other
  const rest = other.slice(1)
  return other.slice(0, 1).toUpperCase() + (word === word.toUpperCase() ? rest.toUpperCase() : rest)
}
