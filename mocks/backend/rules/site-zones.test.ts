import { expect, it } from 'vitest'
import { dayOf, endOfDay, siteZones, startOfDay } from './site-zones.ts'

it.each([
  ['us', '2026-11-02', '2026-11-02T05:00:00.000Z', '2026-11-03T05:00:00.000Z'],
  ['us', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['us', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['cn', '2026-11-02', '2026-11-01T16:00:00.000Z', '2026-11-02T16:00:00.000Z'],
  ['jp', '2027-01-01', '2026-12-31T15:00:00.000Z', '2027-01-01T15:00:00.000Z'],
  ['br', '2026-02-28', '2026-02-28T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  ['es', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
] as const)('at the site %s the day %s goes from %s to %s', (site, day, start, end) => {
  const zone = siteZones[site]
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start)
  expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end)
  expect(dayOf(Date.parse(start), zone)).toBe(day)
  expect(dayOf(Date.parse(end) - 1, zone)).toBe(day)
  expect(dayOf(Date.parse(end), zone)).not.toBe(day)
})
