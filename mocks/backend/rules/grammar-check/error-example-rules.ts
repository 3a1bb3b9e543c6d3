import type { ErrorExample, Finding, Verdict } from '../../../world/rows/manuscript-verdict.ts'
import { LONGEST_EXAMPLE, LONGEST_MARK, MOST_EXAMPLES } from './assessment-assumptions.ts'
import { categoryOfKind } from './assessment-kinds.ts'
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

function exampleOf(
  { kind: lint, start, end, suggestions }: Finding,
  { sentence, index }: { sentence: string; index: number },
): ErrorExample | undefined {
  const kind = categoryOfKind(lint)
  const [suggestion] = suggestions
  if (!kind || suggestion === undefined) return undefined
  const [from, to] = [start - index, end - index]
  // A wrong space is only seen together with the words around it.
  const isSpace = sentence.slice(from, to).trim() === ''
  const head = isSpace ? (/\S*$/.exec(sentence.slice(0, from))?.[0] ?? '') : ''
  const tail = isSpace ? (/^\S*/.exec(sentence.slice(to))?.[0] ?? '') : ''
  const before = sentence.slice(0, from - head.length)
  const wrong = head + sentence.slice(from, to) + tail
  const correction = head + suggestion + tail
  if (from < 0 || to > sentence.length || correction === wrong) return undefined
  if (isSplitOf(correction, wrong)) return undefined
  if (Math.max(wrong.length, correction.length) > LONGEST_MARK) return undefined
  return { kind, before, wrong, correction, after: sentence.slice(to + tail.length) }
}
