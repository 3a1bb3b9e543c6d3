import { describe, expect, it } from 'vitest'
import { levelAt, nextLevelAt } from './loyalty-rules.ts'

describe('the levels of the programme', () => {
  it.each([
    [0, 'welcome', 'premier'],
    [999, 'welcome', 'premier'],
    [1_000, 'premier', 'elite'],
    [3_999, 'premier', 'elite'],
    [4_000, 'elite', undefined],
    [999_999, 'elite', undefined],
  ])('with %i points are %s and then %s', (points, level, next) => {
    expect(levelAt(points)?.name).toBe(level)
    expect(nextLevelAt(points)?.name).toBe(next)
  })
})
