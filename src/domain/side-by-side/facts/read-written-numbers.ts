import { hanNumeral, hanValue } from './han-numerals.ts'
import { writesWithoutSpaces } from './notation.ts'
import { factorValue, wordValue } from './number-words.ts'
import type { TextFact } from './text-fact.ts'
import { foldWord } from './text-folding.ts'

const word = /\p{L}+/gu

type Found = { value: string; unit?: string; start: number; end: number }

const perHundred = '百分之'
const hanNumber = new RegExp(`(${perHundred})?(${hanNumeral.source})`, 'gu')

function hanNumbers(text: string): Found[] {
  return [...text.matchAll(hanNumber)].flatMap(({ 0: all, 1: share, 2: numeral = '', index }) => {
    const value = hanValue(numeral)
    const end = index + all.length
    return value === undefined ? [] : [{ value, start: index, end, ...(share && { unit: '%' }) }]
  })
}

type Open = { sum: number; part: number; start: number; end: number }

/** Words of one number follow one another, such as "two hundred and five" or "cuarenta y dos". */
function wordNumbers(text: string, language: string): Found[] {
  const found: Found[] = []
  let open: Open | undefined
  const close = () => {
    if (open) found.push({ value: String(open.sum + open.part), start: open.start, end: open.end })
    open = undefined
  }
  for (const { 0: raw, index } of text.matchAll(word)) {
    const folded = foldWord(raw)
    const end = index + raw.length
    const value = wordValue(folded, language)
    const factor = factorValue(folded, language)
    const isNext: boolean =
      open !== undefined && /^(?:[\s-]|\u00a0)*$/.test(text.slice(open.end, index))
    if (open && isNext && /^(?:and|y|e)$/.test(folded)) open.end = end
    else if (open && isNext && factor !== undefined) {
      open = { ...open, ...multiplied(open, factor), end }
    } else if (open && isNext && value !== undefined && fits(open.part, value)) {
      open = { ...open, part: open.part + value, end }
    } else {
      close()
      if (value !== undefined) open = { sum: 0, part: value, start: index, end }
      else if (factor !== undefined) open = { sum: 0, part: factor, start: index, end }
    }
  }
  close()
  return found
}

const multiplied = ({ sum, part }: Open, factor: number) =>
  factor === 100 ? { sum, part: part * 100 } : { sum: sum + part * factor, part: 0 }

/** Ones follow tens, tens follow hundreds. */
const fits = (part: number, value: number) =>
  (part % 100 === 0 && value < 100) || (part % 10 === 0 && part % 100 > 10 && value < 10)

/** Numbers in words. They answer digits of the other text, and are not missed themselves. */
export function readWrittenNumbers(text: string, language: string): TextFact[] {
  const found = writesWithoutSpaces(language) ? hanNumbers(text) : wordNumbers(text, language)
  return found.map(({ value, unit, start, end }) => ({
    kind: 'number',
    values: [value],
    ...(unit && { unit }),
    isCertain: false,
    text: text.slice(start, end),
    start,
    end,
  }))
}
