/** Each row is a number, from 1. */
const rows: readonly (readonly string[])[] = [
  ['one', 'first', '1st', 'primer', 'primeiro', 'i', '一'],
  ['two', 'second', '2nd', 'segundo', 'ii', '二'],
  ['three', 'third', '3rd', 'tercer', 'terceiro', 'iii', '三'],
  ['four', 'fourth', '4th', 'cuarto', 'quarto', 'iv', '四'],
  ['v', '五'],
  ['vi', '六'],
  ['七'],
  ['八'],
  ['九'],
]

const words = new Map(rows.flatMap((row, at) => row.map((word) => [word, at + 1] as const)))

const hanTens = /^([二三四五六七八九])?十([一二三四五六七八九])?$/

/** Of a number in digits or a word; undefined for any other text. */
export function letterNumber(text: string): number | undefined {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  const known = words.get(text.toLowerCase())
  const tens = hanTens.exec(text)
  if (known !== undefined || !tens) return known
  const digit = (at: number, none: number) => words.get(tens[at] ?? '') ?? none
  return 10 * digit(1, 1) + digit(2, 0)
}

/** The key of a reviewer: "2" for "II", "A" for "a". */
export const reviewerKey = (text: string): string =>
  String(letterNumber(text) ?? text.toUpperCase())
