import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { object } from 'yup'
import type { ServiceQuestion } from '../../../../api/order-form/order-form-queries.ts'
import { checkValues } from '../../../../ui/form/check-values.ts'
import { type AnswerValues, answersOf, answerValues, shownQuestions } from './answers.ts'
import { answersSchema } from './answers-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

type Choices = Record<string, string[]>

const question = (
  identity: string,
  sort_order: number,
  type: ServiceQuestion['type'],
  choices: Choices = {},
): ServiceQuestion => ({
  identity,
  label: identity,
  type,
  choices: Object.entries(choices).map(([label, followUpQuestionIdentities]) => ({
    label,
    followUpQuestionIdentities,
  })),
  styles: ['full-width'],
  sort_order,
})

const details = {
  fileTypes: [],
  journalDetails: { requested: false, required: false },
  questions: [
    question('notes', 5, 'textarea'),
    question('style', 1, 'radio', { APA: [], Other: ['style-name', 'unknown'] }),
    question('style-name', 2, 'text'),
    question('kinds', 3, 'checkbox', { Charts: ['tool'], Photographs: [], Drawings: ['tool'] }),
    question('tool', 4, 'radio', { R: ['tool-version'], None: [] }),
    question('tool-version', 6, 'text'),
  ],
  questionsRequiringPreviousSelection: ['style-name', 'tool', 'tool-version'],
}

it.each<[string, AnswerValues, string[]]>([
  ['nothing', {}, ['style', 'kinds', 'notes']],
  ['a choice without follow-up', { style: 'APA' }, ['style', 'kinds', 'notes']],
  ['a choice with one', { style: 'Other' }, ['style', 'style-name', 'kinds', 'notes']],
  ['a choice of another question', { notes: 'Other' }, ['style', 'kinds', 'notes']],
  ['a ticked box', { kinds: ['Charts'] }, ['style', 'kinds', 'tool', 'notes']],
  [
    'two boxes that lead to one',
    { kinds: ['Charts', 'Drawings'] },
    ['style', 'kinds', 'tool', 'notes'],
  ],
  [
    'a follow-up of a follow-up',
    { kinds: ['Drawings'], tool: 'R' },
    ['style', 'kinds', 'tool', 'notes', 'tool-version'],
  ],
  [
    'a follow-up whose question went',
    { kinds: ['Photographs'], tool: 'R' },
    ['style', 'kinds', 'notes'],
  ],
])('asks after %s', (_name, answers, expected) => {
  expect(shownQuestions(details, answers).map(({ identity }) => identity)).toEqual(expected)
})

it.each<[string, AnswerValues, Record<string, string[]>]>([
  ['nothing', {}, {}],
  ['empty answers', { notes: '  ', style: '', kinds: [] }, {}],
  [
    'a text without its outer blanks',
    { notes: ' As in the guide. ' },
    { notes: ['As in the guide.'] },
  ],
  ['ticked boxes', { kinds: ['Charts', 'Drawings'] }, { kinds: ['Charts', 'Drawings'] }],
  [
    'a choice with its follow-up',
    { style: 'Other', 'style-name': 'Turabian' },
    { style: ['Other'], 'style-name': ['Turabian'] },
  ],
  [
    'no follow-up of an unchosen choice',
    { style: 'APA', 'style-name': 'Turabian' },
    { style: ['APA'] },
  ],
  ['no answer to a question of another service', { budget: '900' }, {}],
])('sends %s', (_name, values, expected) => {
  const sent = answersOf(values, details)
  expect(Object.fromEntries(sent.map((one) => [one.questionIdentity, one.values]))).toEqual(
    expected,
  )
})

it('fills in what the server has, but no choice that is gone', () => {
  const saved = [
    { questionIdentity: 'notes', values: ['As in the guide.'] },
    { questionIdentity: 'style', values: ['Chicago'] },
    { questionIdentity: 'kinds', values: ['Drawings', 'Charts', 'Maps'] },
    { questionIdentity: 'budget', values: ['900'] },
  ]
  expect(answerValues(saved, details.questions)).toEqual({
    notes: 'As in the guide.',
    style: '',
    'style-name': '',
    kinds: ['Charts', 'Drawings'],
    tool: '',
    'tool-version': '',
  })
})

const tooLong = 'Please shorten your answer to at most 2,000 characters.'

it.each<[string, AnswerValues, object]>([
  ['no answers', {}, {}],
  ['2,000 characters', { notes: '🌾'.repeat(2_000) }, {}],
  ['2,001 characters', { notes: 'a'.repeat(2_001) }, { 'answers.notes': tooLong }],
  ['blanks beyond 2,000 characters', { notes: `${'a'.repeat(2_000)}  ` }, {}],
  ['a long answer that is not asked', { style: 'APA', 'style-name': 'a'.repeat(2_001) }, {}],
])('checks %s', async (_name, answers, findings) => {
  const checked = await checkValues(object({ answers: answersSchema(details) }), { answers })
  expect('findings' in checked ? checked.findings : {}).toEqual(findings)
})
