import { expect, it } from 'vitest'
import { isSubmission } from './survey-message.ts'

it.each([
  [{ submitted: true }, true],
  [{ submitted: 'true' }, false],
  [{ height: 300 }, false],
  ['submitted', false],
  [null, false],
  [undefined, false],
])('%j is a submission: %s', (data, expected) => {
  expect(isSubmission(data)).toBe(expected)
})
