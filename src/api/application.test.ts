import { expect, it } from 'vitest'
import { withApplication } from './application.ts'
import { ApiError } from './errors/api-failure.ts'

it.each([{}, { user: null }, { application: undefined, user: null }])(
  '%j has no application',
  (answer) => {
    expect(() => withApplication(answer)).toThrow(ApiError)
  },
)
