import { expect, it } from 'vitest'
import { ApiError, Refusal } from '../../api/errors/api-failure.ts'
import { fieldsOf } from './field-name.ts'
import { FormFailure } from './form-failure.ts'
import { toFailure } from './to-failure.ts'

it.each([
  ['a refusal', new Refusal('duplicate-title'), 'refused'],
  ['an invalid request', new ApiError('status', '', 400), 'refused'],
  ['a server that failed', new ApiError('status', '', 503), 'unknown'],
  ['an answer that came too late', new ApiError('status', '', 408), 'unknown'],
  ['no answer', new ApiError('network', ''), 'unknown'],
  ['a session that had ended', new ApiError('status', '', 401), 'unknown'],
  ['an account that was closed', new Refusal('invalid-user'), 'unknown'],
])('after %s the attempt is %s', (_, error, outcome) => {
  expect(toFailure(error)?.outcome).toBe(outcome)
})

it('returns a failure of the form unchanged, and undefined for a defect', () => {
  const title = fieldsOf<{ title: string }>()('title')
  const failure = new FormFailure({ fields: new Map([[title, 'Too long']]) })
  expect(toFailure(failure)).toBe(failure)
  expect(toFailure(new TypeError('a defect'))).toBeUndefined()
})
