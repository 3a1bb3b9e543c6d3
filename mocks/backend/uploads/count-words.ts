/** Writing without spaces: Chinese characters and Japanese syllables, each counted alone. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30fc\u3005`
const GAP = String.raw`\s\u2014\u3000-\u3002\uff01-\uff0f\uff1a-\uff1f`
const RUN = new RegExp(`[${UNSPACED}]|[^${GAP}${UNSPACED}]+`, 'gu')
const HOLDS_WORD = /[\p{L}\p{N}]/u

/**
 * Words of a text as an editor counts them: what stands between spaces or em dashes and holds a
 * letter or digit is one word (so "well-known" and "L−1" are one); Chinese and Japanese are counted
 * by characters without punctuation. A mixed text is counted run by run. Thai and Khmer, which
 * write no spaces either, are counted by phrases.
 */
export function countWords(text: string): number {
  let count = 0
  for (const [run] of text.matchAll(RUN)) if (HOLDS_WORD.test(run)) count += 1
  return count
}

export function countWordsOf(paragraphs: readonly string[]): number {
  return paragraphs.reduce((count, paragraph) => count + countWords(paragraph), 0)
}
