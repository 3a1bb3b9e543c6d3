import type { AssessmentError, Finding } from '../../../world/rows/manuscript-verdict.ts'

/** `index` is the offset of the sentence in the text that the findings refer to. */
export type SentencePlace = { sentence: string; index: number }

export function markedIn(
  { sentence, index }: SentencePlace,
  { start, end, suggestions }: Finding,
): Omit<AssessmentError, 'kind'> {
  const [from, to] = [start - index, end - index]
  const [suggestion] = suggestions
  // A wrong space is only seen together with the words around it.
  const isSpace = sentence.slice(from, to).trim() === ''
  const head = isSpace ? (/\S*$/.exec(sentence.slice(0, from))?.[0] ?? '') : ''
  const tail = isSpace ? (/^\S*/.exec(sentence.slice(to))?.[0] ?? '') : ''
  return {
    before: sentence.slice(0, from - head.length),
    wrong: head + sentence.slice(from, to) + tail,
    correction: suggestion === undefined ? null : head + suggestion + tail,
    after: sentence.slice(to + tail.length),
  }
}
