const isWideDigit = (letter: string | undefined) => letter !== undefined && /[０-９]/.test(letter)

/** Full-width signs as narrow ones, at the same offsets. A wide comma between words stays one. */
export function foldWidth(text: string): string {
  return text.replaceAll(/[\u3000\uff01-\uff5e【】]/g, (letter, offset: number) => {
    if (letter === '\u3000') return ' '
    if (letter === '【') return '['
    if (letter === '】') return ']'
    const isComma = letter === '，'
    if (isComma && !(isWideDigit(text[offset - 1]) && isWideDigit(text[offset + 1]))) return letter
    return String.fromCharCode(letter.charCodeAt(0) - 0xfee0)
  })
}

export const foldWord = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What has been read, so that nothing else reads it again. */
export function blankOut(text: string, parts: readonly { start: number; end: number }[]): string {
  let rest = text
  for (const { start, end } of parts) {
    rest = rest.slice(0, start) + '\u0000'.repeat(end - start) + rest.slice(end)
  }
  return rest
}
