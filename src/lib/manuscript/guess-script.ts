/** Letters that Latin script does not have, symbols and punctuation aside. */
const OTHER_SCRIPT = /[\u0370-\u1cff\u2e80-\ufdff\ufe70-\uffef]|\p{sc=Han}/u
const UNSPACED_SHARE = 0.15
const SCRIPT_SHARE = 0.5

const SCRIPTS: readonly (readonly [letters: RegExp, language: (text: string) => string])[] = [
  [/\p{sc=Cyrillic}/gu, (text) => (/[іїєґ]/iu.test(text) ? 'uk' : 'ru')],
  [/\p{sc=Greek}/gu, () => 'el'],
  [/\p{sc=Arabic}/gu, (text) => (/[پچژگ]/u.test(text) ? 'fa' : 'ar')],
  [/\p{sc=Hebrew}/gu, () => 'he'],
  [/\p{sc=Devanagari}/gu, () => 'hi'],
  [/\p{sc=Thai}/gu, () => 'th'],
]

/** The ISO 639-1 language that a script other than Latin stands for; undefined if none prevails. */
export function languageOfScript(text: string): string | undefined {
  if (!OTHER_SCRIPT.test(text)) return undefined
  const letters = count(text, /\p{L}/gu)
  const kana = count(text, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu)
  const hangul = count(text, /\p{sc=Hangul}/gu)
  const unspaced = kana + hangul + count(text, /\p{sc=Han}/gu)
  // A Chinese sentence may consist of Latin terms for the most part.
  if (unspaced >= 2 && unspaced >= letters * UNSPACED_SHARE) {
    if (hangul > unspaced / 2) return 'ko'
    return kana > unspaced * 0.1 ? 'ja' : 'zh'
  }
  const [, language] =
    SCRIPTS.find(([script]) => count(text, script) > letters * SCRIPT_SHARE) ?? []
  return language?.(text)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
