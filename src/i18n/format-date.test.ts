import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayPart,
  formatLongDate,
  formatRelativeDays,
} from './format-date.ts'
import { formatDeadline } from './format-deadline.ts'
import { formatInstant, zoneLabel } from './format-instant.ts'

const instant = Date.UTC(2026, 10, 22, 22, 0)

describe('dates', () => {
  it.each([
    ['UTC', '2026-11-22', '2026-11-22 22:00'],
    ['America/New_York', '2026-11-22', '2026-11-22 17:00'],
    ['Asia/Tokyo', '2026-11-23', '2026-11-23 07:00'],
  ])('are parsed in %s', (zone, day, time) => {
    expect(formatDate(instant, { zone })).toBe(day)
    expect(formatDateTime(instant, { zone })).toBe(time)
  })

  it('write midnight as 00:00', () => {
    expect(formatDateTime(Date.UTC(2026, 0, 5), { zone: 'UTC' })).toBe('2026-01-05 00:00')
  })

  it.each([
    ['en', 'November 22, 2026'],
    ['zh-Hans', '2026年11月22日'],
    ['ja', '2026年11月22日'],
    ['pt-BR', '22 de novembro de 2026'],
    ['es', '22 de noviembre de 2026'],
    ['pseudo', 'November 22, 2026'],
  ])('follow the order of %s', (language, expected) => {
    expect(formatLongDate(instant, { zone: 'UTC', language })).toBe(expected)
  })

  it.each([
    ['en', 'America/New_York', 'Sun, Nov 22, 2026, 17:00 Eastern Time'],
    ['en', 'UTC', 'Sun, Nov 22, 2026, 22:00 UTC'],
    ['zh-Hans', 'Asia/Shanghai', '2026年11月23日周一 06:00 中国标准时间'],
  ])('name their time zone in %s', (language, zone, expected) => {
    expect(formatInstant(instant, { zone, language })).toBe(expected)
  })

  it.each([
    ['pt-BR', 'America/New_York', ' horário do leste dos EUA'],
    ['es', 'America/New_York', 'hora del este de EE. UU.'],
  ])('end in %s in %s with "%s"', (language, zone, expected) => {
    const name = formatInstant(instant, { zone, language })
    expect(name.endsWith(expected)).toBe(true)
  })

  it.each([
    ['en', 'Eastern Time'],
    ['pt-BR', 'Horário do leste dos EUA'],
    ['es', 'Hora del este de EE. UU.'],
  ])('are labelled in %s with "%s"', (language, expected) => {
    expect(zoneLabel(instant, { zone: 'America/New_York', language })).toBe(expected)
  })
})

describe('formatDeadline', () => {
  it.each([
    [true, '2026-11-22 22:00 UTC'],
    [false, '2026-11-22 23:00 UTC'],
  ])('with exact %s', (exact, expected) => {
    expect(formatDeadline(instant, { zone: 'UTC', exact, language: 'en' })).toBe(expected)
  })

  it('carries the added hour over midnight', () => {
    const late = Date.UTC(2026, 11, 31, 23, 30)
    expect(formatDeadline(late, { zone: 'UTC', exact: false, language: 'en' })).toBe(
      '2027-01-01 00:30 UTC',
    )
  })
})

describe('days', () => {
  it.each([
    ['en', 'Thu', 'T', 'Nov', 'November', 'Thu, Nov 26'],
    ['zh-Hans', '周四', '四', '11月', '11月', '11月26日周四'],
    ['ja', '木', '木', '11月', '11月', '11月26日(木)'],
    ['pt-BR', 'qui.', 'Q', 'nov.', 'novembro', 'qui., 26 de nov.'],
    ['es', 'jue', 'J', 'nov', 'noviembre', 'jue, 26 nov'],
  ])('are named in %s', (language, weekday, letter, month, longMonth, day) => {
    const part = (name: Parameters<typeof formatDayPart>[1]['part']) =>
      formatDayPart(Date.UTC(2026, 10, 26), { language, part: name })
    expect({
      weekday: part('weekday'),
      letter: part('weekday-letter'),
      month: part('month'),
      longMonth: part('month-name'),
      day: part('day'),
    }).toEqual({ weekday, letter, month, longMonth, day })
  })

  it.each([
    ['en', 0, 'today'],
    ['en', 1, 'tomorrow'],
    ['en', 9, 'in 9 days'],
    ['pt-BR', 9, 'em 9 dias'],
    ['ja', 9, '9日後'],
    ['zh-Hans', 9, '9 天后'],
  ])('from today are counted in %s: %d', (language, days, text) => {
    expect(formatRelativeDays(days, { language })).toBe(text)
  })

  it.each([
    ['en', 'in 1 day', 'in 2 days'],
    ['pt-BR', 'em 1 dia', 'em 2 dias'],
  ])('are compared by their numbers in %s', (language, one, two) => {
    const style = { language, numeric: 'always' } as const
    expect([1, 2].map((days) => formatRelativeDays(days, style))).toEqual([one, two])
  })
})
