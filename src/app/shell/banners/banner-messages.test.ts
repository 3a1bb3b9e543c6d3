import { expect, it } from 'vitest'
import { siteLanguages } from '../../../i18n/locales.ts'
import { bannerAt } from './banner-messages.ts'

it.each([
  ['/researcher', ['br', 'es']],
  ['/researcher/submit/new', ['cn', 'jp']],
  ['/researcher/submit/details', ['cn', 'jp']],
  ['/researcher/submitted', []],
  ['/researcher/grammar-check', []],
  ['/login', []],
])('at %s the languages with a banner are %j', (path, languages) => {
  expect(siteLanguages.filter((language) => bannerAt(path, language)).sort()).toEqual(languages)
})

it.each([
  ['cn', /\p{Script=Han}/u],
  ['jp', /\p{Script=Hiragana}/u],
] as const)('addresses readers of %s in their own script', (language, script) => {
  expect(bannerAt('/researcher/submit/new', language)).toMatch(script)
})
