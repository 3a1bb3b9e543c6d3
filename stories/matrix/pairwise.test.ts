import { describe, expect, it } from 'vitest'
import { pairwise } from './pairwise.ts'

const upTo = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`)

const cases: [string, string[][], number][] = [
  ['two factors: every combination', [upTo(3, 'a'), upTo(2, 'b')], 6],
  ['three alike', [upTo(3, 'a'), upTo(3, 'b'), upTo(3, 'c')], 12],
  ['two long ones and two short', [upTo(9, 'a'), upTo(7, 'b'), upTo(5, 'c'), upTo(2, 'd')], 63],
  ['one value each', [['a'], ['b'], ['c']], 1],
]

function missing(factors: string[][], rows: string[][]): string[] {
  return factors.flatMap((values, at) =>
    factors.flatMap((others, other) =>
      values.flatMap((value) =>
        others
          .filter(() => other > at)
          .filter(
            (otherValue) => !rows.some((row) => row[at] === value && row[other] === otherValue),
          )
          .map((otherValue) => `${value} with ${otherValue}`),
      ),
    ),
  )
}

describe('pairwise', () => {
  it.each(cases)('%s', (_, factors, most) => {
    const rows = pairwise(factors)
    expect(missing(factors, rows)).toEqual([])
    expect(rows.length).toBeLessThanOrEqual(most)
    expect(
      rows.every((row, at) => row.every((value, i) => factors[i]?.includes(value) && at >= 0)),
    ).toBe(true)
    expect(pairwise(factors)).toEqual(rows)
  })

  it('leaves out excluded pairs, and nothing else', () => {
    const factors = [upTo(4, 'a'), upTo(3, 'b'), upTo(2, 'c')]
    const rows = pairwise(factors, ([a, b]) => !(a === 'a0' && b === 'b1'))
    expect(missing(factors, rows)).toEqual(['a0 with b1'])
  })

  it('rotates values that complete no pair', () => {
    const factors = [upTo(6, 'a'), upTo(6, 'b'), upTo(2, 'c')]
    const rows = pairwise(factors)
    const ones = rows.filter(([, , c]) => c === 'c0').length
    expect(Math.abs(ones - rows.length / 2)).toBeLessThanOrEqual(1)
  })

  it('reports values that fit only in pairs', () => {
    const never = ([a, b, c]: readonly (string | undefined)[]) => !(a && b && c)
    expect(() => pairwise([['a'], ['b'], ['c']], never)).toThrow('Nothing goes with a b')
  })
})
