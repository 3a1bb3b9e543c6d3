const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30fc\u3005`
const GAP = String.raw`\s\u2014\u3000-\u3002\uff01-\uff0f\uff1a-\uff1f`
const RUN = new RegExp(`[${UNSPACED}]|[^${GAP}${UNSPACED}]+`, 'gu')
const HOLDS_WORD = /[\p{L}\p{N}]/u

/** As editors do: Chinese and Japanese by character, Thai and Khmer by phrase. */
export function countWords(text: string): number {
  let count = 0
  for (const [run] of text.matchAll(RUN)) if (HOLDS_WORD.test(run)) count += 1
  return count
}

export function countWordsOf(paragraphs: readonly string[]): number {
  return paragraphs.reduce((count, paragraph) => count + countWords(paragraph), 0)
}
