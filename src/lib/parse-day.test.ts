import { describe, expect, it } from 'vitest'
import { isDay, parseDay, writeDay } from './parse-day.ts'

describe('parseDay', () => {
  it.each([
    ['11/22/2026', '2026-11-22'],
    ['1/5/2026', '2026-01-05'],
    [' 11-22-2026 ', '2026-11-22'],
    ['11.22.2026', '2026-11-22'],
    ['11 22 2026', '2026-11-22'],
    ['11 / 22 / 2026', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026/1/5', '2026-01-05'],
    ['2026-11-22T09:30:00Z', '2026-11-22'],
    ['2026年11月22日', '2026-11-22'],
    ['１１／２２／２０２６', '2026-11-22'],
    ['11222026', '2026-11-22'],
    ['20261122', '2026-11-22'],
    ['2/29/2028', '2028-02-29'],
    ['2/29/2000', '2000-02-29'],
  ])('reads %s', (text, day) => expect(parseDay(text)).toEqual({ day }))

  it.each([
    '2/30/2026',
    '2/29/2026',
    '2/29/1900',
    '13/01/2026',
    '0/1/2026',
    '4/31/2026',
    '2026-00-10',
  ])('knows that %s is no day', (text) => expect(parseDay(text)).toEqual({ problem: 'impossible' }))

  it.each(['', 'tomorrow', '11/22', '11/22/26', '1122202', '11/22/2026/1'])(
    'cannot read %s',
    (text) => expect(parseDay(text)).toEqual({ problem: 'unreadable' }),
  )
})

it.each([
  ['2026-11-22', '11/22/2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('writes %s as %s', (day, text) => expect(writeDay(day)).toBe(text))

it.each([
  ['2026-11-22', true],
  ['2026-1-5', false],
  ['', false],
])('takes %s for a day: %s', (text, is) => expect(isDay(text)).toBe(is))
