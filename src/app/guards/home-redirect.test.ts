import { expect, it } from 'vitest'
import { homeHref } from './home-redirect.ts'

it.each([
  ['home/', '/en/researcher'],
  ['home', '/en/researcher'],
  ['/home/', '/en/researcher'],
  ['', '/en/researcher'],
  ['/', '/en/researcher'],
  ['//', '/en/researcher'],
  ['login/', '/en/researcher'],
  ['register', '/en/researcher'],
  ['account/', '/en/account'],
  ['/account', '/en/account'],
  ['homes/7', '/en/homes/7'],
  ['researcher/grammar-check/', '/en/researcher/grammar-check'],
])('an account with the home site %j is at home at %s', (homeDirectory, path) => {
  expect(homeHref('en', { homeDirectory })).toBe(path)
})
