import { expect, it } from 'vitest'
import { legacyRedirect } from './legacy-redirects.ts'

it.each([
  ['/en/researcher/rewards-plus', '/en/researcher/rewards'],
  ['/cn/researcher/rewards-plus/history?page=2', '/cn/researcher/rewards?page=2'],
  ['/en/researcher/aje-plus?origin=mail#top', '/en/researcher/rewards?origin=mail#top'],
  ['/en/curie', '/en/rubriq'],
  ['/en/curie/plan/subscribe?plan=year', '/en/rubriq/plan/subscribe?plan=year'],
  [
    '/br/researcher/index/details/GX7KQ2M9?tab=files#a',
    '/br/researcher/details/GX7KQ2M9?tab=files#a',
  ],
  ['/en/researcher/index/details/a%2Fb', '/en/researcher/details/a%2Fb'],
  ['/en/researcher/index', '/en/researcher'],
  ['/en/researcher/index/?page=2', '/en/researcher?page=2'],
  ['/jp/home', '/jp/researcher'],
  ['/jp/home/', '/jp/researcher'],
  ['/jp/home/anything/else?a=b', '/jp/researcher?a=b'],
  ['/en/researcher', undefined],
  ['/en/researcher/index/orders/_/_/_/_/1', undefined],
  ['/en/researcher/rewards', undefined],
  ['/en/researcher/rewards-plus-more', undefined],
  ['/en/homework', undefined],
  ['/en/rubriq/curie', undefined],
  ['/en?a=/home', undefined],
  ['/en', undefined],
  ['/', undefined],
])('redirects %s to %s', (href, expected) => {
  expect(legacyRedirect(href)).toBe(expected)
})

it.each([
  '/en/researcher/rewards-plus',
  '/en/researcher/index/details/GX7KQ2M9',
  '/en/curie/plan',
  '/en/home/',
])('redirects %s only once', (href) => {
  expect(legacyRedirect(legacyRedirect(href) ?? '')).toBeUndefined()
})
