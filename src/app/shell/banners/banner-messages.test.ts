import { expect, it } from 'vitest'
import { siteLanguages } from '../../../i18n/locales.ts'
import { bannerAt } from './banner-messages.ts'

const customer = { numberOfOrders: 1, prepayments: [] }

it.each([
  ['/researcher', ['br', 'es']],
  ['/researcher/submit/new', ['cn', 'jp']],
  ['/researcher/submit/get-started', ['cn', 'jp']],
  ['/researcher/submit/rework-get-started', []],
  ['/researcher/submit/manuscript-services', []],
  ['/researcher/submit/details', []],
  ['/researcher/submitted', []],
  ['/researcher/grammar-check', []],
  ['/login', []],
])('at %s the languages with a banner are %j', (path, languages) => {
  expect(siteLanguages.filter((language) => bannerAt(path, language, customer)).sort()).toEqual(
    languages,
  )
})

it.each([
  ['cn', /\p{Script=Han}/u],
  ['jp', /\p{Script=Hiragana}/u],
] as const)('addresses readers of %s in their own script', (language, script) => {
  expect(bannerAt('/researcher/submit/new', language, null)).toMatch(script)
})

it.each([
  ['nobody', null, false],
  ['a new customer', { numberOfOrders: 0, prepayments: [] }, false],
  ['a customer with an order', customer, true],
])('tells %s about the boleto: %s', (_, user, expected) => {
  expect(bannerAt('/researcher', 'br', user) !== undefined).toBe(expected)
})
