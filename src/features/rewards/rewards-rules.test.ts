import { describe, expect, it } from 'vitest'
import {
  endOfLevel,
  listedCodes,
  needsDiscount,
  nextLevel,
  orderOfEntry,
  pointsToGo,
  progressTo,
  referralLink,
} from './rewards-rules.ts'

const welcome = { name: 'welcome', minimumPointsNeeded: 0 }
const premier = { name: 'premier', minimumPointsNeeded: 1_000 }
const elite = { name: 'elite', minimumPointsNeeded: 4_000 }
const levels = [elite, welcome, premier]

it.each([
  [null, welcome],
  [welcome, premier],
  [premier, elite],
  [elite, undefined],
  [{ minimumPointsNeeded: 400 }, premier],
])('after %j comes %j, in whatever order the levels are listed', (reached, next) => {
  expect(nextLevel(levels, reached)).toBe(next)
})

it('without levels there is no next one', () => {
  expect(nextLevel([], welcome)).toBeUndefined()
})

it.each([
  [premier, 0, 0, 1_000],
  [premier, 9, 0, 991],
  [premier, 10, 1, 990],
  [premier, 999, 99, 1],
  [premier, 1_000, 100, 0],
  [premier, 5_000, 100, 0],
  [elite, 1_840, 46, 2_160],
  [undefined, 0, 100, 0],
  [undefined, 5_200, 100, 0],
  [{ minimumPointsNeeded: 0 }, 0, 100, 0],
])('towards %j %d points are %d per cent, with %d to go', (next, points, percent, toGo) => {
  expect(progressTo(next, points)).toBe(percent)
  expect(pointsToGo(next, points)).toBe(toGo)
})

it.each([
  [premier, 1_000],
  [undefined, 999_999],
])('a level before %j ends at %d points', (next, end) => {
  expect(endOfLevel(next)).toBe(end)
})

it('lists used codes only on request', () => {
  const [open, used] = [{ used: false }, { used: true }]
  expect(listedCodes([used, open], false)).toEqual([open])
  expect(listedCodes([used, open], true)).toEqual([used, open])
})

it.each([
  ['Order GX7KQ2M9', 'GX7KQ2M9'],
  ['Order ', undefined],
  ['Order of merit', undefined],
  ['Reordered GX7KQ2M9', undefined],
  ['Welcome to rewards', undefined],
])('%j is for the order %j', (name, order) => {
  expect(orderOfEntry(name)).toBe(order)
})

describe('referralLink', () => {
  const origin = 'https://portal.galley.example'
  it.each([
    ['HMARSH40', '/', `${origin}/en/register/HMARSH40`],
    ['HMARSH40', '/galley/', `${origin}/galley/en/register/HMARSH40`],
    ['A/B 40', '/', `${origin}/en/register/A%2FB%2040`],
  ])('of %j below %j', (code, base, link) => {
    const page = `${origin}${base}en/referral-rewards`
    expect(referralLink(code, 'en', { page, base })).toBe(link)
  })
})

it.each([
  [[], false],
  [
    [{ name: '12% off editing this autumn', discount: { amount: 12, displayableAmount: '12%' } }],
    false,
  ],
  [[{ name: 'Autumn offer', discount: { amount: 12, displayableAmount: '12%' } }], true],
])('of %j the discount has to be named: %s', (codes, expected) => {
  expect(needsDiscount(codes)).toBe(expected)
})
