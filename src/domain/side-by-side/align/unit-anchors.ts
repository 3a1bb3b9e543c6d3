import { readFacts } from '../facts/read-facts.ts'
import { nameValuesIn } from '../facts/read-names.ts'
import type { TextFact } from '../facts/text-fact.ts'

export type AlignedUnit = {
  role: string
  level: number
  weight: number
  /** Ids of what both texts say, with what each counts. */
  anchors: ReadonlyMap<number, number>
}

type Described = { text: string; role: string; level: number; language: string }

const han = /\p{sc=Han}/gu
const syllables = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu
/** Latin letters that say as much. */
const lettersPerHan = 3.2
const lettersPerSyllable = 2
const shortestCopy = 12

const nothingKnown: ReadonlySet<string> = new Set()

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

const weightOf = (text: string) =>
  text.replaceAll(/\s/g, '').length +
  countOf(text, han) * (lettersPerHan - 1) +
  countOf(text, syllables) * (lettersPerSyllable - 1)

const keyOf = ({ kind, values: [value], alias }: TextFact) => `${kind} ${alias ?? value}`

function keysOf({ text, language }: Described): Set<string> {
  const facts = readFacts(text, language, nothingKnown).filter(({ kind }) => kind !== 'unit')
  const keys = new Set(facts.filter(({ isCertain }) => isCertain).map(keyOf))
  const copy = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (copy.length >= shortestCopy) keys.add(`text ${copy}`)
  for (const word of nameValuesIn(text)) if (/\d/.test(word)) keys.add(`name ${word}`)
  return keys
}

const countsOf = (sets: readonly ReadonlySet<string>[]) => {
  const counts = new Map<string, number>()
  for (const keys of sets) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Only what both texts have tells where they belong together; the rarer it is, the more. */
export function withAnchors(
  original: readonly Described[],
  translation: readonly Described[],
): [AlignedUnit[], AlignedUnit[]] {
  const [ofOriginal, ofTranslation] = [original.map(keysOf), translation.map(keysOf)]
  const [counts, others] = [countsOf(ofOriginal), countsOf(ofTranslation)]
  const ids = new Map(
    [...counts.keys()].filter((key) => others.has(key)).map((key, id) => [key, id]),
  )
  const unit = ({ text, role, level }: Described, keys: ReadonlySet<string>): AlignedUnit => {
    const anchors = new Map<number, number>()
    for (const key of keys) {
      const id = ids.get(key)
      const most = Math.max(counts.get(key) ?? 1, others.get(key) ?? 1)
      const isCopy = key.startsWith('text ')
      if (id !== undefined) anchors.set(id, (isCopy ? 3 : 1) / most)
    }
    return { role, level, weight: weightOf(text), anchors }
  }
  return [
    original.map((one, at) => unit(one, ofOriginal[at] ?? new Set())),
    translation.map((one, at) => unit(one, ofTranslation[at] ?? new Set())),
  ]
}
