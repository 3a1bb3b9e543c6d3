import type { ErrorExample, Finding, Verdict } from '../../../world/rows/manuscript-verdict.ts'
import { LONGEST_EXAMPLE, LONGEST_MARK, MOST_EXAMPLES } from './assessment-assumptions.ts'
import { categoryOfKind } from './assessment-kinds.ts'
import { markedIn, type SentencePlace } from './marked-sentence.ts'
import { isSplitOf, wholeWords } from './whole-words.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** One error of each of the most frequent kinds comes first. */
export function errorExamples(errors: readonly Finding[], english: string): ErrorExample[] {
  const byKind = Map.groupBy(examplesIn(errors, english), ({ kind }) => kind)
  const kinds = [...byKind.values()].toSorted((a, b) => b.length - a.length)
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((all) => all[round] ?? []))
    .flat()
    .slice(0, MOST_EXAMPLES)
}

/** Archiving deletes the author's sentences. */
export const withoutExamples = (verdict: Verdict): Verdict =>
  verdict.outcome === 'scored' ? { ...verdict, examples: [] } : verdict

/** Of sentences with one error, which are right once it is corrected. */
function examplesIn(errors: readonly Finding[], english: string): ErrorExample[] {
  const corrected = errors.map(wholeWords(english))
  let [first, after] = [0, 0]
  const found: ErrorExample[] = []
  for (const { index, segment } of sentences.segment(english)) {
    const sentence = segment.trimEnd()
    const sentenceEnd = index + sentence.length
    while (first < after && (corrected[first]?.end ?? 0) <= index) first += 1
    while (after < corrected.length && (corrected[after]?.start ?? 0) < sentenceEnd) after += 1
    const [error, ...others] = corrected.slice(first, after).filter(({ end }) => end > index)
    if (!error || others.length > 0 || sentence.length > LONGEST_EXAMPLE) continue
    const example = exampleOf(error, { sentence, index })
    if (example) found.push(example)
  }
  return found
}

function exampleOf(error: Finding, place: SentencePlace): ErrorExample | undefined {
  const kind = categoryOfKind(error.kind)
  const isWithin = error.start >= place.index && error.end <= place.index + place.sentence.length
  if (!kind || !isWithin) return undefined
  const { correction, ...marked } = markedIn(place, error)
  const { wrong } = marked
  if (correction === null || correction === wrong || isSplitOf(correction, wrong)) return undefined
  if (Math.max(wrong.length, correction.length) > LONGEST_MARK) return undefined
  return { kind, ...marked, correction }
}
