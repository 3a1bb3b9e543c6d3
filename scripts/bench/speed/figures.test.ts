import { describe, expect, it } from 'vitest'
import { describeFigure, type Figure, isOverLimit, tableOfFigures } from './figures.ts'

const figure = (value: number, rest: Partial<Figure> = {}): Figure => ({
  name: 'usable',
  unit: 'ms',
  value,
  ...rest,
})
const bare = (value: number) => ({ name: 'the bare page', value })

describe('isOverLimit', () => {
  it.each([
    ['without a limit', figure(9000), false],
    ['a value at its limit', figure(100, { limit: 100 }), false],
    ['a value above its limit', figure(100.1, { limit: 100 }), true],
    ['a ratio at its limit', figure(150, { companion: bare(100), limit: 1.5 }), false],
    ['a ratio above its limit', figure(151, { companion: bare(100), limit: 1.5 }), true],
    ['a slow machine', figure(15_000, { companion: bare(10_000), limit: 1.5 }), false],
    ['a companion without a limit', figure(900, { companion: bare(1) }), false],
    ['nothing measured', figure(Number.NaN, { limit: 100 }), true],
    ['no companion measured', figure(1, { companion: bare(Number.NaN), limit: 2 }), true],
    ['a companion of nothing', figure(0, { companion: bare(0), limit: 2 }), true],
  ])('%s', (_name, one, expected) => {
    expect(isOverLimit(one)).toBe(expected)
  })
})

it.each([
  [figure(1668.4), 'usable: 1668 ms'],
  [figure(0.0123, { limit: 1 }), 'usable: 0.0123 ms, at most 1 ms'],
  [figure(0.004, { unit: '', limit: 0.02 }), 'usable: 0.004, at most 0.02'],
  [
    figure(1668, { companion: bare(1030), limit: 1.7 }),
    'usable: 1668 ms, 1.62 × the bare page (1030 ms), at most 1.7',
  ],
])('describes %o', (one, expected) => {
  expect(describeFigure(one)).toBe(expected)
})

it('marks what is over its limit in a table', () => {
  const lines = tableOfFigures([figure(1, { limit: 2 }), figure(3, { name: 'a click', limit: 2 })])
  expect(lines.split('\n').map((line) => line[0])).toEqual(['✓', '✗'])
})
