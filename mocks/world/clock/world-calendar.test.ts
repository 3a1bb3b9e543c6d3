import { describe, expect, it } from 'vitest'
import { siteZones } from '../../backend/rules/site-zones.ts'
import {
  addDays,
  dayIn,
  dayOf,
  endOfDay,
  formatUtc,
  isoOf,
  isoSecondsOf,
  isWeekend,
  parseLocalTime,
  startOfDay,
  weekdayIn,
} from './world-calendar.ts'

it.each([
  ['us', '2026-11-02', '2026-11-02T05:00:00.000Z', '2026-11-03T05:00:00.000Z'],
  ['us', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['us', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['us', '2028-02-29', '2028-02-29T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
  ['cn', '2026-11-02', '2026-11-01T16:00:00.000Z', '2026-11-02T16:00:00.000Z'],
  ['jp', '2027-01-01', '2026-12-31T15:00:00.000Z', '2027-01-01T15:00:00.000Z'],
  ['br', '2026-02-28', '2026-02-28T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  // Clocks changed at midnight: the first day began at 01:00, the day before the second had 25 hours.
  ['br', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ['br', '2018-02-18', '2018-02-18T03:00:00.000Z', '2018-02-19T03:00:00.000Z'],
  ['br', '2018-02-17', '2018-02-17T02:00:00.000Z', '2018-02-18T03:00:00.000Z'],
  ['es', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['es', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
] as const)('at the site %s the day %s starts at %s and ends at %s', (site, day, start, end) => {
  const zone = siteZones[site]
  expect(isoOf(startOfDay(day, zone))).toBe(start)
  expect(isoOf(endOfDay(day, zone))).toBe(end)
  expect(dayOf(Date.parse(start), zone)).toBe(day)
  expect(dayOf(Date.parse(end) - 1, zone)).toBe(day)
  expect(dayOf(Date.parse(end), zone)).not.toBe(day)
})

it.each([
  ['2026-03-28T23:30:00Z', 'Europe/London', '2026-03-28'],
  ['2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
  ['2026-10-24T23:30:00Z', 'Europe/London', '2026-10-25'],
  ['2026-10-25T23:30:00Z', 'Europe/London', '2026-10-25'],
  ['2026-11-02T18:14:59Z', 'Asia/Kathmandu', '2026-11-02'],
  ['2026-11-02T18:15:00Z', 'Asia/Kathmandu', '2026-11-03'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31'],
])('%s in %s is %s', (instant, zone, day) => {
  expect(dayOf(Date.parse(instant), zone)).toBe(day)
})

it('agrees with Intl about every hour of a year at each site', () => {
  const zones = Object.values(siteZones)
  const formats = zones.map((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }))
  const from = Date.UTC(2026, 0)
  for (let at = from; at < Date.UTC(2027, 0); at += 3_600_000) {
    const days = zones.map((zone) => dayOf(at, zone))
    expect(days).toEqual(formats.map((format) => format.format(at)))
  }
})

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-08', 7, '2026-03-15'],
  ])('%s and %i is %s', (day, count, other) => expect(addDays(day, count)).toBe(other))

  it.each([
    [2026, 1, 5, '2026-01-05'],
    [2026, 11, 22, '2026-11-22'],
  ])('of %i, %i and %i are %s', (year, month, date, day) => {
    expect(dayIn(year, month, date)).toBe(day)
  })

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('%s is on a weekend: %s', (day, is) => expect(isWeekend(day)).toBe(is))

  it.each([
    [2026, 11, 4, 4, '2026-11-26'],
    [2026, 6, 1, 1, '2026-06-01'],
    [2026, 8, 0, 1, '2026-08-02'],
    [2026, 5, 1, 'last', '2026-05-25'],
    [2027, 5, 1, 'last', '2027-05-31'],
    [2026, 2, 6, 'last', '2026-02-28'],
    [2028, 2, 2, 'last', '2028-02-29'],
  ] as const)('of month %i-%i, weekday %i, number %s: %s', (year, month, weekday, nth, day) => {
    expect(weekdayIn(year, month, { weekday, nth })).toBe(day)
  })
})

it('writes instants in UTC', () => {
  const instant = Date.UTC(2026, 2, 29, 1, 30, 9, 5)
  expect(isoOf(instant)).toBe('2026-03-29T01:30:09.005Z')
  expect(isoSecondsOf(instant)).toBe('2026-03-29T01:30:09Z')
  expect(formatUtc(instant)).toBe('2026-03-29 01:30 UTC')
})

it('reads the time of this machine', () => {
  expect(parseLocalTime('2026-07-01T14:05')).toBe(new Date(2026, 6, 1, 14, 5).getTime())
  expect(parseLocalTime('')).toBe(Number.NaN)
})
