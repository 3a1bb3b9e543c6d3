import { expect, it } from 'vitest'
import { findExternalPage } from './find-external-page.ts'
import { chosenLanguage } from './site-language.ts'

it.each([
  ['support/index/submission/GX7/type/proof-of-payment', true],
  ['external/add-in', false],
  ['supporter', false],
])('%j is an external page: %s', (path, expected) => {
  expect(findExternalPage(path) !== undefined).toBe(expected)
})

it.each([
  ['siteLanguage=cn', 'cn'],
  ['a=b; siteLanguage=jp; c=d', 'jp'],
  ['siteLanguage=xx', undefined],
  ['notsiteLanguage=jp', undefined],
  ['', undefined],
])('the cookies %j remember %s', (cookies, language) => {
  expect(chosenLanguage(cookies)).toBe(language)
})
