import { expect, it } from 'vitest'
import { failureInPath, signInSearch } from './sign-in-rules.ts'

it.each([
  ['', undefined],
  ['failure', undefined],
  ['failure/', undefined],
  ['failure/Your+session+has+ended', 'Your session has ended'],
  ['failure/<b>bold</b>', '<b>bold<'],
  ['anything/50% off', '50% off'],
])('the failure in %j is %j', (path, expected) => {
  expect(failureInPath(path)).toBe(expected)
})

it.each([
  [{}, {}],
  [{ redirect: '/en/researcher' }, { redirect: '/en/researcher' }],
  [{ redirect: 7, origin: 'mail', other: 'x' }, { origin: 'mail' }],
  [{ redirect: '' }, {}],
])('the search %j keeps %j', (search, expected) => {
  expect(signInSearch(search)).toEqual(expected)
})
