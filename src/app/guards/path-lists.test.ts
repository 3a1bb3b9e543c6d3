import { expect, it } from 'vitest'
import { chosenLanguage } from '../startup/site-language.ts'
import { findExternalPage } from './find-external-page.ts'
import { findUnbuiltRoute, unbuiltRoutes } from './unbuilt-routes.ts'

it.each([
  ['researcher/invoices', true],
  ['researcher/invoices/unpaid', true],
  ['researcher/invoicesx', false],
  ['researcher', false],
  ['', false],
])('%j is a screen of the list: %s', (path, expected) => {
  expect(findUnbuiltRoute(path) !== undefined).toBe(expected)
})

it('names no path twice', () => {
  const paths = unbuiltRoutes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

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
