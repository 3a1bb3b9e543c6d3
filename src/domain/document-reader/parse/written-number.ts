import type { ListMark } from '../model/document-model.ts'

const romanDigits: readonly (readonly [value: number, digits: string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Numbers that Word itself writes in other ways; larger ones would be too long to read. */
const largestWritten = 4999

function roman(value: number): string {
  let rest = value
  return romanDigits.reduce((text, [amount, digits]) => {
    const times = Math.floor(rest / amount)
    rest -= times * amount
    return text + digits.repeat(times)
  }, '')
}

/** After z comes aa, then bb. */
const letters = (value: number): string =>
  (alphabet[(value - 1) % alphabet.length] ?? '').repeat(Math.ceil(value / alphabet.length))

export function writtenNumber(value: number, format: ListMark['format'] | undefined): string {
  const isWritten = value >= 1 && value <= largestWritten
  switch (isWritten ? format : 'decimal') {
    case 'lower-alpha':
      return letters(value)
    case 'upper-alpha':
      return letters(value).toUpperCase()
    case 'lower-roman':
      return roman(value)
    case 'upper-roman':
      return roman(value).toUpperCase()
    default:
      return String(value)
  }
}
