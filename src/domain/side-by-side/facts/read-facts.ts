import { readCitations } from './read-citations.ts'
import { readFigureReferences } from './read-figure-references.ts'
import { type KnownNames, readNames } from './read-names.ts'
import { readNumbers } from './read-numbers.ts'
import { readWrittenNumbers } from './read-written-numbers.ts'
import type { TextFact } from './text-fact.ts'
import { blankOut, foldWidth } from './text-folding.ts'
import { unitAt } from './units.ts'

const address = /(?:https?:\/\/|doi:\s?|www\.)[^\s)\]）]+/gu

function withUnits(numbers: readonly TextFact[], text: string): TextFact[] {
  return numbers.flatMap((number) => {
    const { end } = number
    if (number.unit) return [number]
    const unit = unitAt(text.slice(end, end + 40))
    if (!unit) return [number]
    const after = end + unit.length
    const shown: TextFact = {
      kind: 'unit',
      values: [unit.sign],
      isCertain: number.isCertain,
      text: text.slice(number.start, after),
      start: after - text.slice(end, after).trimStart().length,
      end: after,
    }
    return [{ ...number, unit: unit.sign }, shown]
  })
}

/** What is said in a text, in order. */
export function readFacts(text: string, language: string, known: KnownNames): TextFact[] {
  const folded = foldWidth(text)
  const addresses = [...folded.matchAll(address)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  let rest = blankOut(folded, addresses)
  const citations = readCitations(rest)
  rest = blankOut(rest, citations)
  const figures = readFigureReferences(rest)
  rest = blankOut(rest, figures)
  const digits = readNumbers(rest, language)
  const words = readWrittenNumbers(blankOut(rest, digits), language)
  const numbers = withUnits([...digits, ...words], rest)
  const names = readNames(blankOut(rest, numbers), language, known)
  return [...citations, ...figures, ...numbers, ...names].sort((a, b) => a.start - b.start)
}
