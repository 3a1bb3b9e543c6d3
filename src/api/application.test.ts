import { expect, it } from 'vitest'
import { withApplication } from './application.ts'
import { ApiError } from './errors/api-failure.ts'

it.each([
  '{}',
  '{"user": null}',
  '{"application": null}',
  '{"application": {"config": {"links": {}}}}',
  '{"application": {"features": {}}}',
  '{"application": {"features": {}, "config": {}}}',
])('%s has no whole application', (answer) => {
  expect(() => withApplication(JSON.parse(answer))).toThrow(ApiError)
})

it('nobody is signed in where the answer names nobody', () => {
  const answer = '{"application": {"features": {}, "config": {"links": {}}}}'
  expect(withApplication(JSON.parse(answer)).user).toBe(null)
})
