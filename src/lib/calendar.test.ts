import { expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  isDay,
  monthOf,
  parseInstant,
  startOfMonth,
  toMonthFirst,
  weekdayOf,
  yearOf,
  yearsLater,
} from './calendar.ts'

it.each([
  ['2026-11-02T10:00:00Z', 1_793_613_600_000],
  ['2026-11-02T10:00:00.123Z', 1_793_613_600_123],
  ['2026-11-02T19:00:00+09:00', 1_793_613_600_000],
  ['2026-11-02T10:00:00', 1_793_613_600_000],
  ['2026-11-02', 1_793_577_600_000],
  ['2028-02-29T00:00:00Z', 1_835_395_200_000],
  // No such time of day on machines in Europe or the United States, where the clocks change.
  ['2026-03-29T01:30:00Z', 1_774_747_800_000],
  ['2026-03-08T02:30:00', 1_772_937_000_000],
  ['', Number.NaN],
  ['soon', Number.NaN],
])('reads %s as %d', (text, instant) => expect(parseInstant(text)).toBe(instant))

it.each([
  ['2025-11-21T08:00:00.001Z', 1, '2026-11-21T08:00:00.001Z'],
  ['2024-02-29T08:00:00Z', 1, '2025-03-01T08:00:00Z'],
  ['2024-02-29T08:00:00Z', 4, '2028-02-29T08:00:00Z'],
  ['2027-03-01T08:00:00Z', 1, '2028-03-01T08:00:00Z'],
  ['2024-02-29T08:00:00Z', -1, '2023-03-01T08:00:00Z'],
  ['2026-12-31T23:59:59.999Z', 1, '2027-12-31T23:59:59.999Z'],
  ['2026-03-29T01:30:00Z', -1, '2025-03-29T01:30:00Z'],
])('from %s, %i years lead to %s', (from, years, to) => {
  expect(yearsLater(parseInstant(from), years)).toBe(parseInstant(to))
})

it.each([
  ['2026-01-01T00:00:00Z', 2026, 0],
  ['2026-12-31T23:59:59.999Z', 2026, 11],
  ['2026-12-31T23:30:00-01:00', 2027, 0],
])('%s is in the year %i and the month %i', (text, year, month) => {
  const instant = parseInstant(text)
  expect([yearOf(instant), monthOf(instant)]).toEqual([year, month])
})

it.each([
  [2026, 0, '2026-01-01T00:00:00Z'],
  [2028, 1, '2028-02-01T00:00:00Z'],
  [2026, 11, '2026-12-01T00:00:00Z'],
])('in %i, month %i starts at %s', (year, month, start) => {
  expect(startOfMonth(year, month)).toBe(parseInstant(start))
})

it.each([
  ['2026-11-22', true],
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-00', false],
  ['2026-1-5', false],
  ['2026-11-22T00:00:00Z', false],
  ['20261122', false],
  ['Invalid Date', false],
  ['', false],
])('treats %s as a day: %s', (text, is) => expect(isDay(text)).toBe(is))

it.each([
  ['2026-11-22', '11/22/2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('writes %s as %s', (day, text) => expect(toMonthFirst(day)).toBe(text))

it.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  // The clocks change in between on machines in Europe or the United States.
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-07', 2, '2026-03-09'],
])('from %s, %i days lead to %s', (from, count, to) => {
  expect(addDays(from, count)).toBe(to)
  expect(daysBetween(from, to)).toBe(count)
})

it.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-11-28', 6],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})
