import { nameValuesIn } from './read-names.ts'
import type { TextFact } from './text-fact.ts'

type FactText = { text: string; facts: readonly TextFact[] }

const shares = (one: readonly string[], other: readonly string[]) =>
  one.some((value) => other.includes(value))

const agrees = (one: TextFact, other: TextFact): boolean =>
  one.kind === other.kind &&
  (shares(one.values, other.values) ||
    (one.alias !== undefined && other.values.includes(one.alias)) ||
    (other.alias !== undefined && one.values.includes(other.alias)))

/** Numbers of both texts that agree, but not in their units. */
function hasOtherUnit(number: TextFact, others: readonly TextFact[]): boolean {
  const { unit } = number
  const same = others.filter((other) => agrees(number, other))
  if (unit === undefined || same.length === 0) return false
  const withUnit = same.filter((other) => other.unit !== undefined)
  if (withUnit.length > 0) return withUnit.every((other) => other.unit !== unit)
  return !others.some((other) => other.unit === unit)
}

function missingIn(other: FactText, { facts }: FactText): TextFact[] {
  const names = nameValuesIn(other.text)
  return facts.filter((fact, at) => {
    if (fact.kind === 'unit') {
      const number = facts[at - 1]
      return number !== undefined && fact.isCertain && hasOtherUnit(number, other.facts)
    }
    if (!fact.isCertain) return false
    if (fact.kind === 'name') return !fact.values.some((value) => names.has(value))
    return !other.facts.some((one) => agrees(fact, one))
  })
}

/** What each text says and the other does not. */
export const compareFacts = (original: FactText, translation: FactText) => ({
  original: missingIn(translation, original),
  translation: missingIn(original, translation),
})
