import { expect, it } from 'vitest'
import type { Finding } from '../../../world/rows/manuscript-verdict.ts'
import { errorsInSentences } from './sentence-errors.ts'

const text =
  'A heading\n\nWe recieved it. In summer , it rose; teh rise was teh largest.\n\nThe end.'

const finding = (start: number, end: number, suggestion?: string, kind = 'Typo'): Finding => ({
  kind,
  start,
  end,
  message: '',
  suggestions: suggestion === undefined ? [] : [suggestion],
})

const at = (wrong: string, suggestion?: string, from = 0, kind = 'Typo') => {
  const start = text.indexOf(wrong, from)
  return finding(start, start + wrong.length, suggestion, kind)
}

const shown = (...errors: Finding[]) =>
  errorsInSentences(errors, text).map(
    ({ before, wrong, correction, after }) => `${before}[${wrong}|${correction}]${after}`,
  )

it.each<[string, Finding[], string[]]>([
  ['an error', [at('recieved', 'received')], ['We [recieved|received] it.']],
  [
    'two of a sentence in the order of the text',
    [at('teh', 'the', 55), at('teh', 'the')],
    [
      'In summer , it rose; [teh|the] rise was teh largest.',
      'In summer , it rose; teh rise was [teh|the] largest.',
    ],
  ],
  [
    'one without a suggestion',
    [at('rose')],
    ['In summer , it [rose|null]; teh rise was teh largest.'],
  ],
  [
    'the words around a wrong space',
    [at(' ', '', text.indexOf(' ,'))],
    ['In [summer ,|summer,] it rose; teh rise was teh largest.'],
  ],
  [
    'both sentences of one that is across them',
    [at('it. In', 'it, in')],
    ['We recieved [it. In|it, in] summer , it rose; teh rise was teh largest.'],
  ],
  ['none of a kind that nobody counts', [at('it', 'its', 0, 'Nonsense')], []],
])('shows %s', (_, errors, expected) => {
  expect(shown(...errors)).toEqual(expected)
})

it('keeps to the lengths of the contract', () => {
  const long = `${'word '.repeat(900)}teh ${'word '.repeat(900)}`
  const start = long.indexOf('teh')
  const [error] = errorsInSentences([finding(start, start + 3, 'the')], long)
  expect(error?.before).toHaveLength(2000)
  expect(error?.after).toHaveLength(2000)
})
