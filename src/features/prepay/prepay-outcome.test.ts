import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { paymentThatIs } from '../../domain/payment/receipt/test-receipt.ts'
import { prepayOutcome } from './prepay-outcome.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const unknown = 'Thank you. We’ll e-mail your receipt.'
const processing = 'Thank you. There is nothing more for you to do.'
const failed = 'An error occurred processing your payment'

it.each([
  ['success', 'approved', 'success', 'Thank you. We have received your payment.'],
  ['success', 'open', 'info', processing],
  ['success', undefined, 'info', unknown],
  ['error', 'open', 'error', failed],
] as const)('%s with a payment that is %s: %s', (type, status, kind, text) => {
  const message = prepayOutcome(type, status && paymentThatIs(status))
  expect([message?.kind, message?.text()]).toEqual([kind, text])
})

it.each([
  ['error', 'declined'],
  ['cancelled', undefined],
] as const)('leaves %s with a payment that is %s to the notice on the page', (type, status) => {
  expect(prepayOutcome(type, status && paymentThatIs(status))).toBeUndefined()
})
