import { expect, it } from 'vitest'
import {
  bundleQuestionIds,
  bundleQuestions,
} from '../../../reference-data/services/service-bundles.ts'
import { validateAnswers } from './choose-bundle.ts'

const { needs, hasTables, tableCount, hasJournal, journal } = bundleQuestionIds
const need = bundleQuestions.find(({ id }) => id === needs)?.choices[0]?.id ?? ''
const wanted = { id: needs, values: [need] }
const tables = (...count: string[]) => [
  wanted,
  { id: hasTables, values: ['true'] },
  { id: tableCount, values: count },
]
const target = (...name: string[]) => [
  wanted,
  { id: hasJournal, values: ['true'] },
  { id: journal, values: name },
]
const noCount = { refused: 'tables-on-with-no-table-count' }
const noJournal = { refused: 'journalForTableFormatting' }

it.each([
  ['a need', [wanted], { answers: { [needs]: [need] } }],
  [
    'an unknown need with it',
    [{ id: needs, values: [need, 'x'] }],
    { answers: { [needs]: [need] } },
  ],
  [
    'an unknown question with it',
    [wanted, { id: 'x', values: [] }],
    { answers: { [needs]: [need] } },
  ],
  ['no need', [], { refused: 'selectOneCheckbox' }],
  ['an unknown need alone', [{ id: needs, values: ['x'] }], { refused: 'selectOneCheckbox' }],
  ['no tables', [wanted, { id: hasTables, values: ['false'] }], { answers: {} }],
  ['one table', tables('1'), { answers: { [tableCount]: ['1'] } }],
  ['25 tables', tables('25'), { answers: { [tableCount]: ['25'] } }],
  ['26 tables', tables('26'), noCount],
  ['0 tables', tables('0'), noCount],
  ['some tables', tables(), noCount],
  ['tables in words', tables('two'), noCount],
  ['a journal', target('Rangifer'), { answers: { [journal]: ['Rangifer'] } }],
  ['a blank journal', target(' '), noJournal],
  ['a journal without a name', target(), noJournal],
])('answers with %s', (_, answers, expected) => {
  expect(validateAnswers(answers)).toMatchObject(expected)
})
