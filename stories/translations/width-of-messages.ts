import { type MessagePiece, parseMessage } from './parse-message.ts'

/** The typical length of a value, in letters: a short name, a date, an amount. */
const lettersOfValue = 6

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u

function widthOfPieces(pieces: MessagePiece[]): number {
  let width = 0
  for (const piece of pieces) {
    if (piece.kind === 'text') for (const letter of piece.text) width += wide.test(letter) ? 2 : 1
    else if (piece.kind === 'value') width += lettersOfValue
    else if (piece.kind === 'number') width += 2
    else if (piece.kind === 'choice')
      width += Math.max(...piece.forms.map(({ pieces }) => widthOfPieces(pieces)))
  }
  return width
}

/** Width of a message in Latin letters; with plurals, the widest form. */
export const widthOf = (message: string): number =>
  widthOfPieces(parseMessage(message) ?? [{ kind: 'text', text: message }])

/** Beyond this many times the English, words may not fit where the English did. */
export const widthLimit = 1.6

/** How many times as wide as the English its translation is. */
export const timesAsWide = (english: string, text: string): number =>
  widthOf(text) / widthOf(english)
