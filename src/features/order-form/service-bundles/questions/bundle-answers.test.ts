import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import type { BundleQuestion } from '../../../../api/order-form/order-form-bundles.ts'
import { checkValues } from '../../../../ui/form/check-values.ts'
import {
  type BundleAnswerValues,
  bundleAnswersOf,
  bundleAnswerValues,
  shownBundleQuestions,
} from './bundle-answers.ts'
import { bundleAnswersSchema } from './bundle-answers-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const question = (
  id: string,
  type: BundleQuestion['type'],
  followUpQuestionIdentities: string[] = [],
): BundleQuestion => ({ id, term: id, type, choices: [], followUpQuestionIdentities })

const questions: BundleQuestion[] = [
  {
    ...question('needs', 'multiple-choice'),
    choices: [
      { id: 'language', term: 'Language' },
      { id: 'format', term: 'Format' },
    ],
  },
  question('tables', 'toggle', ['count']),
  question('count', 'int'),
  question('known', 'toggle', ['journal']),
  question('journal', 'journal-select'),
]

const nothing: BundleAnswerValues = {
  needs: [],
  tables: false,
  count: '',
  known: false,
  journal: '',
}
const language = { ...nothing, needs: ['language'] }

it.each<[string, BundleAnswerValues, string[]]>([
  ['no toggle', nothing, ['needs', 'tables', 'known']],
  ['tables', { ...nothing, tables: true }, ['needs', 'tables', 'count', 'known']],
  ['a journal', { ...nothing, known: true }, ['needs', 'tables', 'known', 'journal']],
])('asks after %s', (_name, values, expected) => {
  expect(shownBundleQuestions(questions, values).map(({ id }) => id)).toEqual(expected)
})

it.each<[string, BundleAnswerValues, Record<string, string[]>]>([
  ['toggles that are off', language, { needs: ['language'], tables: ['false'], known: ['false'] }],
  [
    'what a toggle opens',
    { ...language, tables: true, count: ' 4 ' },
    { needs: ['language'], tables: ['true'], count: ['4'], known: ['false'] },
  ],
  [
    'nothing that is no longer asked',
    { ...language, count: '4', journal: 'Catena' },
    { needs: ['language'], tables: ['false'], known: ['false'] },
  ],
])('sends %s, and reads it back', (_name, values, expected) => {
  const answers = bundleAnswersOf(values, questions)
  expect(Object.fromEntries(answers.map(({ id, values: sent }) => [id, sent]))).toEqual(expected)
  expect(bundleAnswersOf(bundleAnswerValues(answers, questions), questions)).toEqual(answers)
})

it('reads no choice that is gone', () => {
  const saved = [{ id: 'needs', values: ['format', 'pictures'] }]
  expect(bundleAnswerValues(saved, questions)).toEqual({ ...nothing, needs: ['format'] })
})

const noBox = 'Please select at least one option.'
const noCount = 'Please enter how many tables you have, from 1 to 25.'
const noJournal = 'Please choose your target journal.'

it.each<[string, BundleAnswerValues, object]>([
  ['no box', nothing, { 'answers.needs': noBox }],
  ['a box', language, {}],
  ['tables without a number', { ...language, tables: true }, { 'answers.count': noCount }],
  ['no table', { ...language, tables: true, count: '0' }, { 'answers.count': noCount }],
  ['one table', { ...language, tables: true, count: '1' }, {}],
  ['25 tables', { ...language, tables: true, count: ' 25 ' }, {}],
  ['26 tables', { ...language, tables: true, count: '26' }, { 'answers.count': noCount }],
  ['half a table', { ...language, tables: true, count: '1.5' }, { 'answers.count': noCount }],
  ['a number that is not asked', { ...language, count: '26' }, {}],
  ['no journal', { ...language, known: true, journal: ' ' }, { 'answers.journal': noJournal }],
  ['a journal', { ...language, known: true, journal: 'Catena' }, {}],
  [
    'a journal of 256 characters',
    { ...language, known: true, journal: 'a'.repeat(256) },
    { 'answers.journal': 'Please shorten the name to at most 255 characters.' },
  ],
])('checks %s', async (_name, answers, findings) => {
  const checked = await checkValues(bundleAnswersSchema(questions), { answers })
  expect('findings' in checked ? checked.findings : {}).toEqual(findings)
})
