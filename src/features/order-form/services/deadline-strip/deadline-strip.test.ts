import { describe, expect, it } from 'vitest'
import { parseInstant } from '../../../../lib/calendar.ts'
import {
  type DeadlineStrip,
  deadlineStrip,
  type StripCell,
  type TierDeadline,
} from './deadline-strip.ts'

const newYork = 'America/New_York'
const tokyo = 'Asia/Tokyo'
const madrid = 'Europe/Madrid'

const due = (tier: TierDeadline['tier'], deadline: string): TierDeadline => ({
  tier,
  deadline,
  difference: tier === 'standard' ? null : 100,
})

const strip = (
  now: string,
  deadlines: TierDeadline[],
  { zone = newYork, holidays = [] }: { zone?: string; holidays?: string[] } = {},
) => deadlineStrip({ now: parseInstant(now), zone, deadlines, holidays })

/** `-` a weekend, `*` a holiday, `!` something due, `[2]` two folded weeks. */
const drawn = (cells: readonly StripCell[] | undefined) =>
  cells
    ?.map((cell) => {
      if (cell.kind === 'gap') return `[${cell.weeks}]`
      const mark = cell.off === 'weekend' ? '-' : cell.off === 'holiday' ? '*' : ''
      return `${Number(cell.day.slice(8))}${mark}${cell.due.length > 0 ? '!' : ''}`
    })
    .join(' ')

type Row = [
  name: string,
  now: string,
  deadline: string,
  options: { zone?: string; holidays?: string[] },
  days: string,
]

describe('the days up to the standard deadline', () => {
  it.each<Row>([
    ['within a week', '2026-11-23T15:00Z', '2026-11-26T15:00Z', {}, '23 24 25 26!'],
    ['today', '2026-11-23T15:00Z', '2026-11-23T20:00Z', {}, '23!'],
    ['over a weekend', '2026-11-26T15:00Z', '2026-11-30T15:00Z', {}, '26 27 28- 29- 30!'],
    ['over a month’s end', '2026-02-26T15:00Z', '2026-03-03T15:00Z', {}, '26 27 28- 1- 2 3!'],
    ['over February in a leap year', '2028-02-28T15:00Z', '2028-03-01T15:00Z', {}, '28 29 1!'],
    [
      'over a new year with its holiday',
      '2026-12-30T15:00Z',
      '2027-01-04T15:00Z',
      { holidays: ['2026-12-25', '2027-01-01'] },
      '30 31 1* 2- 3- 4!',
    ],
    [
      'with a holiday on a weekend',
      '2026-07-03T15:00Z',
      '2026-07-06T15:00Z',
      { holidays: ['2026-07-04'] },
      '3 4- 5- 6!',
    ],
    [
      'over the beginning of summer time',
      '2026-03-06T17:00Z',
      '2026-03-09T16:00Z',
      {},
      '6 7- 8- 9!',
    ],
    ['over the end of summer time', '2026-10-30T16:00Z', '2026-11-02T17:00Z', {}, '30 31- 1- 2!'],
    [
      'over the end of summer time elsewhere',
      '2026-10-23T22:30Z',
      '2026-10-26T22:30Z',
      { zone: madrid },
      '24- 25- 26 27!',
    ],
    ['before midnight', '2026-11-24T04:59Z', '2026-11-25T15:00Z', {}, '23 24 25!'],
    ['after midnight', '2026-11-24T05:00Z', '2026-11-25T15:00Z', {}, '24 25!'],
    [
      'with the added hour in the next day',
      '2026-11-23T15:00Z',
      '2026-11-25T04:30Z',
      {},
      '23 24 25!',
    ],
    [
      'where it is a day later',
      '2026-11-23T16:00Z',
      '2026-11-25T22:00Z',
      { zone: tokyo },
      '24 25 26!',
    ],
    [
      'where it is due on a weekend',
      '2026-11-26T02:00Z',
      '2026-11-27T22:00Z',
      { zone: tokyo },
      '26 27 28-!',
    ],
    [
      'of three weeks',
      '2026-11-23T15:00Z',
      '2026-12-13T15:00Z',
      {},
      '23 24 25 26 27 28- 29- 30 1 2 3 4 5- 6- 7 8 9 10 11 12- 13-!',
    ],
    [
      'of three weeks and a day',
      '2026-11-23T15:00Z',
      '2026-12-14T15:00Z',
      {},
      '23 24 25 26 27 28- 29- [2] 14!',
    ],
    [
      'of 40 days, begun on a Sunday',
      '2026-11-22T15:00Z',
      '2027-01-01T15:00Z',
      { holidays: ['2026-12-25'] },
      '22- [5] 28 29 30 31 1!',
    ],
  ])('%s', (_, now, deadline, options, days) => {
    expect(drawn(strip(now, [due('standard', deadline)], options)?.cells)).toBe(days)
  })
})

describe('the tiers', () => {
  const now = '2026-11-23T15:00Z'
  const summary = ({ tiers }: DeadlineStrip) =>
    tiers.map(({ tier, days, cell }) => [tier, days, cell])

  it.each<[string, TierDeadline[], ReturnType<typeof summary> | null]>([
    ['none', [], null],
    ['no standard', [due('rush', '2026-11-25T15:00Z')], null],
    ['a standard that is over', [due('standard', '2026-11-20T15:00Z')], null],
    [
      'all three',
      [
        due('standard', '2026-12-02T15:00Z'),
        due('rush', '2026-11-27T15:00Z'),
        due('express', '2026-11-25T15:00Z'),
      ],
      [
        ['standard', 9, 9],
        ['rush', 4, 4],
        ['express', 2, 2],
      ],
    ],
    [
      'a rush that is over',
      [due('standard', '2026-12-02T15:00Z'), due('rush', '2026-11-20T15:00Z')],
      [['standard', 9, 9]],
    ],
    [
      'both on one day',
      [due('standard', '2026-11-25T15:00Z'), due('rush', '2026-11-25T14:00Z')],
      [
        ['standard', 2, 2],
        ['rush', 2, 2],
      ],
    ],
    [
      'a standard that is due before rush',
      [due('standard', '2026-11-24T15:00Z'), due('rush', '2026-11-25T15:00Z')],
      [
        ['standard', 1, 1],
        ['rush', 2, 2],
      ],
    ],
    [
      'a rush between folded weeks',
      [due('standard', '2027-01-08T15:00Z'), due('rush', '2026-12-16T15:00Z')],
      [
        ['standard', 46, 20],
        ['rush', 23, 10],
      ],
    ],
  ])('%s', (_, deadlines, expected) => {
    const found = strip(now, deadlines)
    expect(found && summary(found)).toEqual(expected)
  })

  it('names the holidays, those of folded weeks too', () => {
    const holidays = ['2026-11-11', '2026-11-26', '2026-12-25', '2026-12-26', '2027-03-01']
    const found = strip(now, [due('standard', '2027-01-08T15:00Z')], { holidays })
    expect(found?.holidays).toEqual(['2026-11-26', '2026-12-25'])
  })
})
