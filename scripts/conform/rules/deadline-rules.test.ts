import { expect, it } from 'vitest'
import { workingDaysBetween } from './deadline-rules.ts'

it.each([
  ['2026-03-02T15:00:00Z', '2026-03-09T15:00:00Z', 'America/New_York', 5],
  // Friday evening in New York is Saturday in Tokyo.
  ['2026-03-06T22:00:00Z', '2026-03-09T15:00:00Z', 'America/New_York', 1],
  ['2026-03-06T22:00:00Z', '2026-03-09T15:00:00Z', 'Asia/Tokyo', 2],
])('counts the working days from %s to %s in %s', (from, to, zone, days) => {
  expect(workingDaysBetween(from, to, { zone, holidays: [] })).toBe(days)
})

it('leaves out holidays', () => {
  const calendar = { zone: 'Europe/Madrid', holidays: ['2026-12-25'] }
  expect(workingDaysBetween('2026-12-24T09:00:00Z', '2026-12-28T09:00:00Z', calendar)).toBe(1)
})
