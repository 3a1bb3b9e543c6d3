import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError, Refusal } from '../../../api/errors/api-failure.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { resolveText } from '../../../ui/form/message-text.ts'
import { toFailure } from '../../../ui/form/to-failure.ts'
import { explainFailure } from './explain-failure.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const lostAnswer = () => 'Send it again unchanged.'
const lost = new ApiError('network', 'gone')
const cardMissing = new FormFailure({
  fields: new Map([[fieldsOf<{ card: boolean }>()('card'), 'Please check the card details.']]),
  outcome: 'unknown',
})

it.each([
  ['while the server is asked', true, /^We don’t know yet/],
  ['where it cannot be asked', false, /^Send it again unchanged/],
])('says what to do after a lost answer %s, and keeps its attempt', (_, isAsking, expected) => {
  const failure = toFailure(explainFailure(lost, lost, { isAsking, lostAnswer }))
  expect(failure?.outcome).toBe('unknown')
  expect(resolveText(failure?.text ?? '')).toMatch(expected)
})

it.each([
  ['a bad request', new ApiError('status', 'bad request', 400)],
  ['a refusal', new Refusal('payment-already-paid')],
  ['an ended session', new ApiError('status', 'Sign in.', 401)],
  ['a card that is not complete', cardMissing],
])('leaves %s as it is', (_, error) => {
  expect(explainFailure(error, error, { isAsking: false, lostAnswer })).toBe(error)
})
