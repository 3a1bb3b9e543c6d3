import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../world/clock/world-calendar.ts'
import { siteZones } from '../site-zones.ts'
import { easterOf, holidaysOf } from './holidays-of.ts'
import { dueAfter, isWorkingDay } from './working-calendar.ts'

it.each([
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})

describe('holidays by rule', () => {
  it.each([
    ['us', '2026-11-26', 'the fourth Thursday of November'],
    ['us', '2026-07-03', 'the Friday before the Fourth of July on a Saturday'],
    ['us', '2027-07-05', 'the Monday after the Fourth of July on a Sunday'],
    ['us', '2027-12-31', 'New Year of 2028, a Saturday, kept the day before'],
    ['us', '2026-05-25', 'the last Monday of May'],
    ['cn', '2026-02-17', 'the lunar New Year'],
    ['cn', '2026-10-07', 'the last day of the national week'],
    ['cn', '2027-06-09', 'the dragon boat festival'],
    ['jp', '2026-03-20', 'the spring equinox'],
    ['jp', '2026-05-06', 'what stands for the third of May, a Sunday'],
    ['jp', '2026-09-22', 'a day between two holidays'],
    ['jp', '2028-09-22', 'the autumn equinox'],
    ['br', '2026-02-17', 'Carnival'],
    ['br', '2026-06-04', 'Corpus Christi'],
    ['es', '2026-04-03', 'Good Friday'],
    ['es', '2026-01-06', 'Epiphany'],
  ] as const)('%s %s: %s', (site, day, _) => {
    expect(holidaysOf(site, Number(day.slice(0, 4)))).toContain(day)
    expect(isWorkingDay(site, day)).toBe(false)
  })

  it('are sorted and unique, in every year and at every site', () => {
    for (const site of ['us', 'cn', 'jp', 'br', 'es'] as const) {
      for (const year of [2025, 2026, 2027, 2028]) {
        const days = holidaysOf(site, year)
        expect([...new Set(days)].sort()).toEqual(days)
        expect(days.length).toBeGreaterThanOrEqual(7)
      }
    }
  })
})

describe('deadlines', () => {
  it.each([
    ['at the same time of day', 'us', '2026-11-02T15:00:00Z', 3, '2026-11-05T15:00:00.000Z'],
    ['on the next half hour', 'us', '2026-11-02T15:01:00Z', 1, '2026-11-03T15:30:00.000Z'],
    ['over a weekend', 'us', '2026-11-06T15:00:00Z', 1, '2026-11-09T15:00:00.000Z'],
    ['over Thanksgiving', 'us', '2026-11-25T15:00:00Z', 1, '2026-11-27T15:00:00.000Z'],
    [
      'from the opening hour on, when submitted early',
      'us',
      '2026-11-02T10:00:00Z',
      1,
      '2026-11-03T14:00:00.000Z',
    ],
    [
      'from the next day on, when submitted late',
      'us',
      '2026-11-03T01:00:00Z',
      1,
      '2026-11-04T14:00:00.000Z',
    ],
    [
      'from Monday on, when submitted on Saturday',
      'us',
      '2026-11-07T17:00:00Z',
      1,
      '2026-11-10T14:00:00.000Z',
    ],
    [
      'across a daylight saving change',
      'us',
      '2026-10-30T14:00:00Z',
      1,
      '2026-11-02T15:00:00.000Z',
    ],
    ['over the golden week', 'jp', '2026-05-01T03:00:00Z', 1, '2026-05-07T03:00:00.000Z'],
    ['over the national week', 'cn', '2026-09-30T03:00:00Z', 1, '2026-10-08T03:00:00.000Z'],
    ['over Carnival', 'br', '2026-02-13T15:00:00Z', 2, '2026-02-19T15:00:00.000Z'],
    ['over Christmas and New Year', 'es', '2026-12-24T10:00:00Z', 5, '2027-01-04T10:00:00.000Z'],
  ] as const)('%s', (_, site, now, days, due) => {
    expect(new Date(dueAfter(site, Date.parse(now), days)).toISOString()).toBe(due)
  })

  it('are never on a weekend or a holiday, and always on a half hour, whatever the start', () => {
    for (const site of ['us', 'cn', 'jp', 'br', 'es'] as const) {
      for (let now = Date.parse('2025-12-20'); now < Date.parse('2027-01-10'); now += 52_500_000) {
        for (const days of [1, 4, 10]) {
          const due = dueAfter(site, now, days)
          expect(isWorkingDay(site, dayOf(due, siteZones[site]))).toBe(true)
          expect(due % 1_800_000).toBe(0)
          expect(due).toBeGreaterThan(now)
        }
      }
    }
  })
})
