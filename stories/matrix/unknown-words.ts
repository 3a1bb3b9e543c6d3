/** Matches whole words, but no file extensions such as `.jpg`. */
const message =
  /(?<![\p{Script=Latin}\p{M}])(?<!(?<![\p{Script=Latin}\p{M}\p{N}])\.)\p{Script=Latin}[\p{Script=Latin}\p{M}]+/gu

/** The Latin words of texts in lower case, without single letters. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [word] of text.normalize('NFC').matchAll(message)) found.add(word.toLowerCase())
  }
  return found
}

/** All texts in an unknown value, such as a server's answer. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/**
 * Texts with Latin words that are neither in the language's messages nor data: untranslated English
 * or message ids. In Chinese and Japanese, only the foreign words of the translations are allowed.
 */
export function unknownWords(
  texts: Iterable<string>,
  knownWords: readonly ReadonlySet<string>[],
): string[] {
  return [...texts].flatMap((text) => {
    const unknown = [...wordsOf([text])].filter((word) => !knownWords.some((set) => set.has(word)))
    return unknown.length > 0 ? [`${unknown.join(', ')} in "${text.trim()}"`] : []
  })
}
