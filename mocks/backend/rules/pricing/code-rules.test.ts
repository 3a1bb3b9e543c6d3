import { expect, it } from 'vitest'
import { codeOf } from '../../../testing/order-form/seeded-order-form.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { codeStatus, normalizeCode } from './code-rules.ts'

it.each([
  ['that anyone may use', {}, 'holds'],
  ['of the person', { owner: 'me' }, 'holds'],
  ['at its last instant', { endsAt: fixedNow }, 'holds'],
  ['that others have used', { usedBy: ['you'] }, 'holds'],
  ['of another person', { owner: 'you' }, 'unknown'],
  ['that has ended', { endsAt: fixedNow - 1 }, 'expired'],
  ['that the person has used', { usedBy: ['you', 'me'] }, 'used'],
  ['that the person has used and that has ended', { usedBy: ['me'], endsAt: 0 }, 'used'],
  ['of another person that has ended', { owner: 'you', endsAt: 0 }, 'unknown'],
])('a code %s', (_, changes, status) => {
  expect(codeStatus(codeOf('TEN', changes), 'me', fixedNow)).toBe(status)
})

it('that does not exist is unknown', () => {
  expect(codeStatus(undefined, 'me', fixedNow)).toBe('unknown')
})

it.each([
  [' ten ', 'TEN'],
  ['Spring-25', 'SPRING-25'],
])('%j is stored as %s', (typed, normalized) => {
  expect(normalizeCode(typed)).toBe(normalized)
})
