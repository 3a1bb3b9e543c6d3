import { expect, it } from 'vitest'
import { navigationTarget } from './navigation-target.ts'

it.each([
  ['/', false],
  ['/?scenario=anonymous', false],
  ['/en', false],
  ['/en?page=2', false],
  ['/cn/researcher#top', false],
  ['/api/account/redirect', true],
  ['/external/localization/cn', true],
  ['/english', true],
  ['https://www.galley.example/en/', true],
])('%s loads the whole page: %s', (href, reloads) => {
  expect(navigationTarget(href)).toEqual(reloads ? { href, reloadDocument: true } : { href })
})
