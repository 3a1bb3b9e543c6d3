import { i18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { ApiError, type FailureCause, Refusal } from './api-failure.ts'
import { failureMessage, failureReason } from './failure-messages.ts'

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

// An unknown locale shows messages as they are written in the source.
beforeEach(() => i18n.loadAndActivate({ locale: 'und', messages: {} }))

const another = /try again/
const reload = /reload the page, or write to support@/

it.each<[FailureCause, number | undefined, RegExp]>([
  ['network', undefined, another],
  ['time-out', undefined, another],
  ['unreadable', undefined, another],
  ['status', 500, another],
  ['status', 503, another],
  ['status', 408, another],
  ['status', 429, another],
  ['status', 400, reload],
  ['status', 403, reload],
  ['status', 404, reload],
  ['status', 409, reload],
  ['status', 413, reload],
  ['status', 422, reload],
])('after %s %s advises what may help', (cause, status, advice) => {
  const error = new ApiError(cause, '', status)
  for (const message of [failureMessage(error), failureReason(error)]) {
    expect(message).toMatch(advice)
    expect(another.test(message)).toBe(advice === another)
  }
})

it('does not say again that something failed', () => {
  for (const status of [404, 503])
    expect(failureReason(new ApiError('status', '', status))).not.toMatch(/didn’t work/)
})

it('promises nothing for a refusal without a message', () => {
  expect(failureMessage(new Refusal('migration-failed'))).toBe(
    'That didn’t work. If you need help, quote this reference to our support team: migration-failed',
  )
})

it('promises no kept input when the session has ended', () => {
  for (const error of [new ApiError('status', '', 401), new Refusal('invalid-user')])
    expect(failureMessage(error)).not.toMatch(/kept|typed/)
})
