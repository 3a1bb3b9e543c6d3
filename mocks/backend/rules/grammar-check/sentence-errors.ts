import type { AssessmentError, Finding } from '../../../world/rows/manuscript-verdict.ts'
import { LONGEST_PART } from './assessment-assumptions.ts'
import { categoryOfKind } from './assessment-kinds.ts'
import { markedIn } from './marked-sentence.ts'
import { wholeWords } from './whole-words.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

type Span = { start: number; end: number }

/** All errors with their sentences, in the order of the text; one across two sentences has both. */
export function errorsInSentences(errors: readonly Finding[], english: string): AssessmentError[] {
  const spans: Span[] = Array.from(sentences.segment(english), ({ index, segment }) => ({
    start: index,
    end: index + segment.trimEnd().length,
  }))
  let first = 0
  return errors
    .map(wholeWords(english))
    .sort((one, other) => one.start - other.start)
    .flatMap((error) => {
      const kind = categoryOfKind(error.kind)
      if (!kind) return []
      while ((spans[first + 1]?.start ?? english.length) <= error.start) first += 1
      const start = spans[first]?.start ?? 0
      const marked = markedIn(
        { sentence: english.slice(start, endOf(spans, first, error.end)), index: start },
        error,
      )
      return [{ kind, ...shortened(marked) }]
    })
}

function endOf(spans: readonly Span[], first: number, atLeast: number): number {
  let last = first
  while ((spans[last + 1]?.start ?? Number.POSITIVE_INFINITY) < atLeast) last += 1
  return Math.max(spans[last]?.end ?? 0, atLeast)
}

const shortened = ({ before, wrong, correction, after }: Omit<AssessmentError, 'kind'>) => ({
  before: before.slice(-LONGEST_PART),
  wrong: wrong.slice(0, LONGEST_PART),
  correction: correction === null ? null : correction.slice(0, LONGEST_PART),
  after: after.slice(0, LONGEST_PART),
})
