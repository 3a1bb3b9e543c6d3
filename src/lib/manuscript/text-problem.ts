/** UTF-16 units, about 220,000 words: zipped, a repeated word takes no space. */
export const longestText = 1_500_000

/** With the cells of tables; more, of a letter each, take longer than that much prose. */
export const mostParagraphs = 20_000

export const holdsText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export function textProblem(paragraphs: readonly string[]): 'empty' | 'too-large' | undefined {
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0)
  if (length > longestText || paragraphs.length > mostParagraphs) return 'too-large'
  return paragraphs.some(holdsText) ? undefined : 'empty'
}
