import { expect, it } from 'vitest'
import { ApiError } from './api-failure.ts'
import { withApplication } from './application.ts'

it.each([{}, { user: null }, { application: undefined, user: null }])(
  '%j has no application',
  (answer) => {
    expect(() => withApplication(answer)).toThrow(ApiError)
  },
)
