import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError, Refusal } from '../../api/errors/api-failure.ts'
import { FormFailure } from '../../ui/form/form-failure.ts'
import { isLongEnough, isWholeLink, resetFailure } from './reset-password-rules.ts'
import { resetSchema } from './reset-password-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it.each([
  ['1234567', 8, false],
  ['12345678', 8, true],
  ['𝒮𝒮𝒮𝒮', 8, false],
  ['密码密码密码密码', 8, true],
  ['', 1, false],
])('%j of at least %d: %s', (password, minimumLength, expected) => {
  expect(isLongEnough(password, minimumLength)).toBe(expected)
})

it.each([
  ['', 8],
  ['short', 8],
  ['x'.repeat(1025), 8],
])('refuses %s', async (password, minimumLength) => {
  await expect(resetSchema(minimumLength).isValid({ password })).resolves.toBe(false)
})

it('accepts a password as it was typed, including spaces', async () => {
  const password = '  a long secret '
  await expect(resetSchema(8).validate({ password })).resolves.toEqual({ password })
})

it.each([
  ['5f1c9a526c0e4b7f9d382a4d5b7e9c10', 'user-helen-marsh', true],
  ['5f1c9a52">', 'user-helen-marsh', false],
  ['x'.repeat(129), 'user-helen-marsh', false],
  ['5f1c', 'user helen', false],
  ['5f1c', 'x'.repeat(65), false],
])('the link %s of %s is complete: %s', (oneTimeLoginHash, userIdentity, expected) => {
  expect(isWholeLink({ oneTimeLoginHash, userIdentity })).toBe(expected)
})

it.each([
  [new Refusal('password-reset-link-invalid'), true, false, FormFailure],
  [new Refusal('password-reset-link-expired'), true, false, FormFailure],
  [new Refusal('password-too-short', { minimumLength: 8 }), false, false, FormFailure],
  [new Refusal('login-account-inactive'), false, true, FormFailure],
  [new ApiError('network', 'down'), false, false, ApiError],
])('%s ends the use of the link: %s, of the account: %s', (error, dead, closed, kind) => {
  const { invalidReason, isClosed, failure } = resetFailure(error, 8)
  expect(invalidReason !== undefined).toBe(dead)
  expect(isClosed).toBe(closed)
  expect(failure).toBeInstanceOf(kind)
})

it('shows the error of a short password at its field', () => {
  const { failure } = resetFailure(new Refusal('password-too-short', { minimumLength: 8 }), 8)
  if (!(failure instanceof FormFailure)) throw new Error(`${failure} is no FormFailure.`)
  expect([...failure.fields.keys()]).toEqual(['password'])
})
