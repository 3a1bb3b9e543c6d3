/** Text width in points. */
type Measure = (text: string) => number

const wide =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\u30fb\\u30fc\\uff01-\\uff60'
const pieces = new RegExp(`[${wide}]|[^\\s${wide}]+|\\s+`, 'gu')
const neverFirst = /^[、。，．・：；？！）］｝〉》」』】〕ー’”,.;:!?)\]}]/u
const neverLast = /[（［｛〈《「『【〔‘“([{]$/u

function piecesOf(text: string): string[] {
  const joined: string[] = []
  for (const [piece] of text.matchAll(pieces)) {
    const before = joined.at(-1)
    if (before !== undefined && (neverFirst.test(piece) || neverLast.test(before))) {
      joined[joined.length - 1] = before + piece
    } else {
      joined.push(piece)
    }
  }
  return joined
}

function torn(word: string, width: number, measure: Measure): string[] {
  const stretches = ['']
  for (const character of word) {
    const stretch = `${stretches.at(-1)}${character}`
    if (measure(stretch) > width && stretches.at(-1) !== '') stretches.push(character)
    else stretches[stretches.length - 1] = stretch
  }
  return stretches
}

/** `width` in points. Chinese and Japanese break anywhere but before closing punctuation. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      if (measure((line + piece).trimEnd()) <= width) {
        line += piece
        continue
      }
      if (line.trim() !== '') lines.push(line.trimEnd())
      const stretches = torn(piece.trimStart(), width, measure)
      line = stretches.pop() ?? ''
      lines.push(...stretches)
    }
    return [...lines, line.trimEnd()]
  })
}
