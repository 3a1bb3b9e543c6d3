import { expect, it } from 'vitest'
import { levelsInView, pointsOverTime } from './points-over-time.ts'

const entry = (date: string, points: number, pointsToDate: number) => ({
  date: `${date}T10:00:00Z`,
  points,
  pointsToDate,
})
const at = (date: string) => Date.parse(`${date}T10:00:00Z`)
const now = at('2026-11-02')

it.each([
  ['nothing', [], []],
  [
    'one entry',
    [entry('2026-10-01', 60, 60)],
    [
      ['2026-10-01', 0],
      ['2026-10-01', 60],
      ['2026-11-02', 60],
    ],
  ],
  [
    'a page whose first entry is not the first of all, newest first',
    [entry('2026-10-01', 40, 400), entry('2026-09-01', 60, 360)],
    [
      ['2026-09-01', 300],
      ['2026-09-01', 360],
      ['2026-10-01', 400],
      ['2026-11-02', 400],
    ],
  ],
  [
    'two entries of one instant',
    [entry('2026-10-01', 40, 100), entry('2026-10-01', 60, 60)],
    [
      ['2026-10-01', 0],
      ['2026-10-01', 60],
      ['2026-10-01', 100],
      ['2026-11-02', 100],
    ],
  ],
  [
    'an entry that the clock of the device has not reached',
    [entry('2026-11-03', 40, 40)],
    [
      ['2026-11-03', 0],
      ['2026-11-03', 40],
      ['2026-11-03', 40],
    ],
  ],
] as const)('draws %s', (_, entries, expected) => {
  expect(pointsOverTime(entries, now)).toEqual(expected.map(([day, y]) => ({ x: at(day), y })))
})

const levels = [
  { name: 'Elite', from: 4_000 },
  { name: 'Welcome', from: 0 },
  { name: 'Premier', from: 1_000 },
]

it.each([
  [0, ['Premier']],
  [1_840, ['Premier', 'Elite']],
  [4_000, ['Premier', 'Elite']],
  [9_000, ['Premier', 'Elite']],
])('at %d points shows the lines of %j', (points, expected) => {
  expect(levelsInView(levels, points).map(({ name }) => name)).toEqual(expected)
})
