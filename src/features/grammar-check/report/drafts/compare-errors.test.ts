import { expect, it } from 'vitest'
import type { AssessmentError } from '../../../../api/assessments/assessment-drafts.ts'
import { compareErrors } from './compare-errors.ts'

/** Written as "The seedlings that [was|grammarMechanics] sown". */
function errorIn(marked: string): AssessmentError {
  const [, before = '', wrong = '', kind, after = ''] =
    /^(.*)\[([^|\]]*)(?:\|(\w+))?\](.*)$/.exec(marked) ?? []
  const known = kind === 'punctuation' || kind === 'phrasing' ? kind : 'grammarMechanics'
  return { kind: known, before, wrong, correction: null, after }
}

const written = (errors: readonly AssessmentError[]) =>
  errors.map(({ before, wrong, after }) => `${before}[${wrong}]${after}`)

const sown = 'The seedlings that [was] sown in May emerged first.'
const grown = 'All plants [was] grown in a cool chamber until harvest.'
const cited = 'This [are] known from earlier work on barley.'

it.each<
  [string, string[], string[], { corrected: string[]; added: string[]; remaining: string[] }]
>([
  ['nothing in either', [], [], { corrected: [], added: [], remaining: [] }],
  ['all corrected', [sown, cited], [], { corrected: [sown, cited], added: [], remaining: [] }],
  ['all new', [], [sown], { corrected: [], added: [sown], remaining: [] }],
  [
    'some of each, in the order of their drafts',
    [sown, cited],
    [grown, sown],
    { corrected: [cited], added: [grown], remaining: [sown] },
  ],
  [
    'a sentence that has moved and lost a comma',
    ['In May, the plants [was] weighed.', cited],
    [cited, 'In May the plants [was] weighed.'],
    { corrected: [], added: [], remaining: [cited, 'In May the plants [was] weighed.'] },
  ],
  [
    'a sentence edited elsewhere',
    [sown],
    ['The barley seedlings that [was] sown in early May emerged first.'],
    {
      corrected: [],
      added: [],
      remaining: ['The barley seedlings that [was] sown in early May emerged first.'],
    },
  ],
  [
    'the same slip in another sentence',
    [sown],
    [grown],
    { corrected: [sown], added: [grown], remaining: [] },
  ],
  [
    'an error twice in a text, once corrected',
    [sown, sown],
    [sown],
    { corrected: [sown], added: [], remaining: [sown] },
  ],
  [
    'another kind of error at the same words',
    ['The seedlings that [was|phrasing] sown.'],
    ['The seedlings that [was|punctuation] sown.'],
    {
      corrected: ['The seedlings that [was] sown.'],
      added: ['The seedlings that [was] sown.'],
      remaining: [],
    },
  ],
  [
    'errors with nothing around them',
    ['[teh]'],
    ['[teh]!'],
    { corrected: [], added: [], remaining: ['[teh]!'] },
  ],
])('tells %s', (_, earlier, later, expected) => {
  const { corrected, added, remaining } = compareErrors(earlier.map(errorIn), later.map(errorIn))
  expect({
    corrected: written(corrected),
    added: written(added),
    remaining: written(remaining),
  }).toEqual(expected)
})

it('accounts for each error of both drafts once', () => {
  const many = (from: number) =>
    Array.from({ length: 300 }, (_, at) => errorIn(`Plot ${from + at} of the field [was] dry.`))
  const { corrected, added, remaining } = compareErrors(many(0), many(150))
  expect(corrected.length + remaining.length).toBe(300)
  expect(added.length + remaining.length).toBe(300)
})
