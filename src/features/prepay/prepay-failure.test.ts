import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError, Refusal } from '../../api/errors/api-failure.ts'
import { toFailure } from '../../ui/form/errors/to-failure.ts'
import { resolveText } from '../../ui/form/message-text.ts'
import { prepayFailure } from './prepay-failure.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('says that a payment of unknown outcome failed, and keeps its attempt', () => {
  const error = new ApiError('network', 'gone')
  const failure = toFailure(prepayFailure(error, error))
  expect(failure?.outcome).toBe('unknown')
  expect(resolveText(failure?.text ?? '')).toMatch(/^An error occurred processing your payment\./)
})

it.each([new ApiError('status', 'bad request', 400), new Refusal('payment-already-paid')])(
  'leaves %s as it is',
  (error) => expect(prepayFailure(error, error)).toBe(error),
)
