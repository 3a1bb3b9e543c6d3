import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { paymentThatIs } from '../../../domain/payment/receipt/test-receipt.ts'
import { payOffOutcome } from './pay-off-outcome.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const failed = 'An error occurred processing your payment'
const unknown = 'Thank you. We’ll e-mail your receipt.'
const processing = 'Thank you. There is nothing more for you to do.'
const received = 'Thank you. We have received your payment.'

it.each([
  ['success', undefined, 'info', unknown],
  ['success', 'open', 'info', processing],
  ['success', 'approved', 'success', received],
  ['error', 'open', 'error', failed],
  ['error', 'approved', 'success', received],
] as const)('%s, with the status %s, is told as %s', (type, status, kind, text) => {
  const message = payOffOutcome(type, status && paymentThatIs(status))
  expect(message).toMatchObject({ key: 'po-payoff-processing-success', kind })
  expect(message?.text()).toBe(text)
})

it.each([
  ['success', 'declined'],
  ['success', 'expired'],
  ['error', undefined],
  ['error', 'declined'],
  ['anything', undefined],
] as const)('%s, with the status %s, is left to the notice on the page', (type, status) => {
  expect(payOffOutcome(type, status && paymentThatIs(status))).toBeUndefined()
})
