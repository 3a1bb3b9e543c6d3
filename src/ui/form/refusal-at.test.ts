import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError, Refusal } from '../../api/errors/api-failure.ts'
import { WordedRefusal } from '../../api/errors/worded-refusal.ts'
import { fieldsOf } from './field-name.ts'
import { FormFailure } from './form-failure.ts'
import { resolveText } from './message-text.ts'
import { refusalAt } from './refusal-at.ts'

type Values = { email: string; address: { city: string } }

const failure = refusalAt<'register', Values>({
  'registration-email-taken': 'email',
  'registration-state-unknown': 'address.city',
  'password-too-short': undefined,
})

// Node cannot load catalogs: an unknown locale shows messages as they are written in the source.
beforeAll(() => i18n.loadAndActivate({ locale: 'und', messages: {} }))

it.each([
  ['registration-email-taken', ['email'], false],
  ['registration-state-unknown', ['address.city'], false],
  ['password-too-short', [], true],
  ['registration-title-unknown', [], true],
  ['constructor', [], true],
])('shows %s at the fields %j, above the form: %s', (key, names, isAbove) => {
  const shown = failure(new Refusal(key))
  if (!(shown instanceof FormFailure)) throw new Error(`${shown} is no FormFailure.`)
  expect([[...shown.fields.keys()], shown.text !== undefined]).toEqual([names, isAbove])
})

it.each([
  ['a failed call', new ApiError('network', 'down')],
  ['an ended session', new Refusal('invalid-user')],
  ['a defect', new TypeError('x is undefined')],
])('returns %s as it is', (_, error) => {
  expect(failure(error)).toBe(error)
})

it('fills in the message, and passes on its help', () => {
  const refusal = new WordedRefusal(
    'registration-email-taken',
    {},
    {
      message: { id: 'taken', message: '{email} is taken.' },
      withoutValues: { id: 'some-taken', message: 'This address is taken.' },
    },
  )
  const help = () => 'Sign in'
  const shown = failure(refusal, { messageValues: { email: 'a@b.org' }, help })
  if (!(shown instanceof FormFailure)) throw new Error(`${shown} is no FormFailure.`)
  const email = shown.fields.get(fieldsOf<Values>()('email'))
  expect([resolveText(email ?? ''), shown.help]).toEqual(['a@b.org is taken.', help])
})

it('rejects keys that the operation cannot answer, and names that the form does not have', () => {
  // @ts-expect-error: a key of another operation
  refusalAt<'register', Values>({ 'testimonial-empty': 'email' })
  // @ts-expect-error: a misspelt name
  refusalAt<'register', Values>({ 'registration-email-taken': 'e-mail' })
  // @ts-expect-error: a group of fields
  refusalAt<'register', Values>({ 'registration-email-taken': 'address' })
  // Keys in an object with their params, and of several operations.
  refusalAt<'updateAccountDetails' | 'register', Values>({
    'account-email-taken': 'email',
    'registration-email-taken': 'email',
  })
})
