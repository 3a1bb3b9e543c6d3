import { expect, it } from 'vitest'
import type { Finding } from '../../../world/rows/manuscript-verdict.ts'
import { errorExamples, withoutExamples } from './error-example-rules.ts'

/** Errors are written as [wrong|suggestion|kind]; the suggestion or the kind may be missing. */
function manuscript(marked: string) {
  const findings: Finding[] = []
  let text = ''
  for (const part of marked.split(/(\[[^\]]*\])/)) {
    const [, wrong, suggestion, kind = 'Spelling'] =
      /^\[([^|]*)(?:\|([^|]*))?(?:\|(.*))?\]$/.exec(part) ?? []
    if (wrong !== undefined) {
      const suggestions = suggestion === undefined ? [] : [suggestion]
      const [start, end] = [text.length, text.length + wrong.length]
      findings.push({ kind, start, end, message: '', suggestions })
    }
    text += wrong ?? part
  }
  return errorExamples(findings, text)
}

const shown = (marked: string) =>
  manuscript(marked).map(
    ({ before, wrong, correction, after }) => `${before}[${wrong}|${correction}]${after}`,
  )

it.each([
  ['one of each kind before a second one', 'A [teh|the]. B [teh|the]. C [then|than|Grammar].'],
  ['the most frequent kind first', 'C [then|than|Grammar]. A [teh|the]. B [teh|the].'],
])('shows %s', (_, marked) => {
  expect(shown(marked)).toEqual(['A [teh|the].', 'C [then|than].', 'B [teh|the].'])
})

it.each([
  ['no more than three', 'A [teh|the]. B [teh|the]. C [teh|the]. D [teh|the].', 3],
  ['no sentence with two errors', 'The [teh|the] and [adn|and].', 0],
  ['no error without a suggestion', 'The [teh].', 0],
  ['no error of an unknown kind', 'The [teh|the|Nonsense].', 0],
  ['no word that is only split', 'It is not clear [wether|wet her|Typo].', 0],
  ['no long sentence', `${'Long '.repeat(60)}[teh|the] end.`, 0],
  ['no long correction', `It is [x|${'y'.repeat(31)}].`, 0],
])('shows %s', (_, marked, count) => {
  expect(shown(marked)).toHaveLength(count)
})

it('shows the words around a wrong space', () => {
  expect(shown('In summer[ ||Punctuation], it rose.')).toEqual(['In [summer ,|summer,] it rose.'])
})

it('keeps sentences of neighboring paragraphs apart', () => {
  expect(shown('A heading\n\nWe [recieved|received] it.')).toEqual(['We [recieved|received] it.'])
})

it('deletes the examples of a scored manuscript', () => {
  const [example] = manuscript('A [teh|the].')
  if (!example) throw new Error('The example is missing.')
  const failed = { outcome: 'failed', reason: 'empty' } as const
  expect(withoutExamples(failed)).toBe(failed)
  const scored = {
    outcome: 'scored',
    wordCount: 2,
    language: 'en',
    score: 5,
    percentile: 30,
    category: 'needs-editing',
    errorCount: 'skipped',
    examples: [example],
  } as const
  expect(withoutExamples({ ...scored, examples: [example] })).toEqual({ ...scored, examples: [] })
})
