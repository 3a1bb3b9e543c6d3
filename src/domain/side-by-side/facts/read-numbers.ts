import { largeHanUnits } from './han-numerals.ts'
import { writesDecimalComma, writesWithoutSpaces } from './notation.ts'
import { readingsOf, scaled } from './number-readings.ts'
import { factorValue } from './number-words.ts'
import type { TextFact } from './text-fact.ts'
import { foldWord } from './text-folding.ts'

const spaced = String.raw`\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?(?!\d)`
const narrow = String.raw`\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?(?!\d)`
const simple = String.raw`\d+(?:[.,]\d+)*`
/** Digits that belong to a word, as in CO2, are not numbers. */
const notInWord = String.raw`(?<![A-Za-z\u00c0-\u024f\d]|\d[.,])`
const withComma = new RegExp(`${notInWord}(?:${spaced}|${simple})`, 'gu')
const withPoint = new RegExp(`${notInWord}(?:${narrow}|${simple})`, 'gu')

const isNegative = (before: string) => /(?:^|[\s([=<>≤≥,:;~≈])-$|−$/u.test(before)
const isOrdinal = (after: string) => /^(?:st|nd|rd|th|\.?[ºª]|er|do|ro|to)(?![\p{L}])/u.test(after)
/** Labels of headings and lists, which Word may number itself in the other text. */
const isLabel = (before: string, after: string) =>
  /^\s*\(?$/.test(before) && /^(?:[.)、:：]|\s+\p{Lu})/u.test(after)

type Multiplied = { factor: number; length: number }

const unspacedFactor = /^\s?([百千]?)([万萬億亿兆])|^\s?([百千])(?![克米瓦焦卡帕赫])/u
const nextWord = /^[ \u00a0](\p{L}+)/u

function factorAfter(after: string, language: string): Multiplied {
  const none = { factor: 1, length: 0 }
  if (writesWithoutSpaces(language)) {
    const [all, few, large, alone] = unspacedFactor.exec(after) ?? []
    if (all === undefined) return none
    const ofFew = few === '千' || alone === '千' ? 1e3 : few || alone ? 100 : 1
    return { factor: ofFew * (large ? (largeHanUnits[large] ?? 1) : 1), length: all.length }
  }
  let result: Multiplied = none
  // As in "3 mil millones".
  for (let words = 0; words < 2; words += 1) {
    const [all, name = ''] = nextWord.exec(after.slice(result.length)) ?? []
    const factor = all === undefined ? undefined : factorValue(foldWord(name), language)
    if (all === undefined || factor === undefined) break
    result = { factor: result.factor * factor, length: result.length + all.length }
  }
  return result
}

type Written = { values: string[]; factor: number; start: number; end: number }

/** Parts such as 1億 and 2000万 that follow one another are one number. */
function joined(found: readonly Written[]): Written[] {
  const numbers: Written[] = []
  for (const one of found) {
    const last = numbers.at(-1)
    const [value] = last?.values ?? []
    const [more] = one.values
    if (last && value && more && last.end === one.start && last.factor >= 1e4) {
      const sum = String(Number(value) + Number(more))
      numbers[numbers.length - 1] = { ...last, values: [sum], factor: one.factor, end: one.end }
    } else numbers.push(one)
  }
  return numbers
}

function writtenAt(text: string, digits: string, start: number, language: string): Written[] {
  const hasComma = writesDecimalComma(language)
  const end = start + digits.length
  const readings = readingsOf(digits, hasComma)
  if (readings.length > 0) {
    const { factor, length } = factorAfter(text.slice(end, end + 40), language)
    const values = readings.map((value) => scaled(value, factor))
    return [{ values, factor, start, end: end + length }]
  }
  let at = start
  return digits.split(',').map((part) => {
    const from = at
    at += part.length + 1
    return { values: readingsOf(part, hasComma), factor: 1, start: from, end: from + part.length }
  })
}

/** Numbers in digits, in the notation of a language. */
export function readNumbers(text: string, language: string): TextFact[] {
  const pattern = writesDecimalComma(language) ? withComma : withPoint
  const found = [...text.matchAll(pattern)].flatMap(({ 0: digits, index }) =>
    writtenAt(text, digits, index, language),
  )
  const numbers = writesWithoutSpaces(language) ? joined(found) : found
  return numbers.map(({ values, start, end }) => {
    const after = text.slice(end, end + 4)
    const isLess = isNegative(text.slice(Math.max(0, start - 2), start))
    const from = isLess ? start - 1 : start
    const [first = ''] = values
    const decade = /^(?:1[89]|20)\d0$/.test(first) && /^s\b/.test(after)
    const to = decade ? end + 1 : end
    return {
      kind: 'number',
      values: [
        ...(isLess ? values.map((value) => `-${value}`) : values),
        ...(decade ? [first.slice(2)] : []),
      ],
      isCertain: !isOrdinal(after) && !isLabel(text.slice(0, start), after),
      text: text.slice(from, to),
      start: from,
      end: to,
    }
  })
}
