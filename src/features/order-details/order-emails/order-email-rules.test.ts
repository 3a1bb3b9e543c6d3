import { expect, it } from 'vitest'
import { isRecipient, sendsNotices, withoutRecipient, withRecipient } from './order-email-rules.ts'

it.each([
  ['Received', false, true, true],
  ['Completed', true, false, true],
  ['Completed', true, true, false],
  ['Cancelled', false, false, false],
] as const)('an order that is %s, completed %s and paid %s sends notices: %s', (...row) => {
  const [status, completed, paid, expected] = row
  expect(sendsNotices({ status, completed, paid })).toBe(expected)
})

const recipients = ['lab@example.edu', 'r.ortega@example.edu']

it.each([
  ['lab@example.edu', true],
  [' LAB@example.edu ', true],
  ['lab@example.org', false],
])('"%s" is a recipient: %s', (email, expected) => {
  expect(isRecipient(recipients, email)).toBe(expected)
})

it('adds an address once, and removes it in any case', () => {
  expect(withRecipient(recipients, ' new@example.edu ')).toEqual([...recipients, 'new@example.edu'])
  expect(withRecipient(recipients, 'Lab@example.edu')).toEqual(recipients)
  expect(withoutRecipient(recipients, 'LAB@EXAMPLE.EDU')).toEqual(['r.ortega@example.edu'])
})
