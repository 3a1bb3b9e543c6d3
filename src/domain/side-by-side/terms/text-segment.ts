/** Sentences, labels or whole paragraphs that say the same in both languages. */
export type TextSegment = { original: string; translation: string; pair: number }

const sentence =
  /[^.!?。！？]+(?:[.!?。！？]+(?:["”’)\]]*)(?=\s|$|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|[.!?。！？]+|$)/gu

function sentencesOf(text: string): string[] {
  const pieces: string[] = []
  for (const [piece] of text.matchAll(sentence)) {
    const last = pieces.at(-1)
    // A point within a number or an abbreviation ends no sentence.
    const isWithin =
      last !== undefined && /[\d\p{L}]\.$/u.test(last) && /^\s?[\d\p{Ll},;]/u.test(piece)
    if (isWithin) pieces[pieces.length - 1] = last + piece
    else pieces.push(piece)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

/** Lines are the cells of a table. Sentences are told apart where both sides have as many. */
export function segmentsOf({ original, translation, pair }: TextSegment): TextSegment[] {
  const [ones, others] = [original.split('\n'), translation.split('\n')]
  if (ones.length !== others.length) return [{ original, translation, pair }]
  return ones.flatMap((one, line) => {
    const other = others[line] ?? ''
    const [sentences, translated] = [sentencesOf(one), sentencesOf(other)]
    if (sentences.length !== translated.length) return { original: one, translation: other, pair }
    return sentences.map((sentence, at) => ({
      original: sentence,
      translation: translated[at] ?? '',
      pair,
    }))
  })
}
