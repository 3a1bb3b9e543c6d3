import { expect, it } from 'vitest'
import { isExpiredQuote, isRenewedQuote } from './quote-validity.ts'

const first = { createdAt: '2026-11-02T10:00:00Z', validUntil: '2026-12-02T10:00:00Z' }
const later = { createdAt: '2026-12-03T10:00:00Z', validUntil: '2027-01-02T10:00:00Z' }

it.each([
  ['2026-12-02T09:59:59Z', false],
  ['2026-12-02T10:00:00Z', true],
  ['2026-12-03T10:00:00Z', true],
])('at %s a quote has expired: %s', (now, expected) => {
  expect(isExpiredQuote(first, Date.parse(now))).toBe(expected)
})

it.each([
  ['made for the first time', null, first, false],
  ['unchanged', first, first, false],
  ['changed while it held', first, { ...later, createdAt: '2026-11-20T10:00:00Z' }, false],
  ['made again after it had expired', first, later, true],
])('a quote that is %s is a renewed one: %s', (_, before, quote, expected) => {
  expect(isRenewedQuote(before, quote)).toBe(expected)
})
