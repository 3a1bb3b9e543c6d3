import type { Typeface } from './document-fonts.ts'
import type { DocumentLanguage } from './pdf-blocks.ts'

/** Characters that do not decompose and that no typeface has. */
export const plainLetters: Record<string, string> = { ı: 'i', '\u00a0': ' ' }

/** Typefaces in order of preference: Chinese and Japanese draw the same character differently. */
export function orderOf(text: string, language: DocumentLanguage): readonly Typeface[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'latin']
  if (/\p{Script=Han}/u.test(text))
    return language === 'jp' ? ['jp', 'sc', 'latin'] : ['sc', 'jp', 'latin']
  return language === 'cn' ? ['sc', 'latin', 'jp'] : ['jp', 'latin', 'sc']
}

export const plainOf = (character: string): string =>
  plainLetters[character] ?? character.normalize('NFD').replace(/\p{Mark}/gu, '')
