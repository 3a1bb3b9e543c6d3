const mostWords = 999_999

/** Separators between thousands do not matter; NaN for other text. */
export function parseWordCount(typed: string): number {
  const text = typed.normalize('NFKC').trim()
  const isCount = /^\d+$|^\d{1,3}([\s.,'’]\d{3})+$/.test(text)
  return isCount ? Number(text.replace(/\D/g, '')) : Number.NaN
}

export function isInRange(typed: string): boolean {
  const words = parseWordCount(typed)
  return words >= 1 && words <= mostWords
}
