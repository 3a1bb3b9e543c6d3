import { expect, it } from 'vitest'
import { calendarDays } from './calendar-days.ts'

it.each([
  ['2026-11-02T12:00:00Z', 0],
  ['2026-11-03T08:00:00Z', 1],
  ['2027-11-02T10:00:00Z', 365],
  ['2026-11-01T10:00:00Z', -1],
])('counts the calendar days until %s: %s', (instant, expected) => {
  const now = Date.parse('2026-11-02T10:00:00Z')
  expect(calendarDays(now, Date.parse(instant), { zone: 'UTC' })).toBe(expected)
})
