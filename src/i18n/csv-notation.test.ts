import { expect, it } from 'vitest'
import { csvNotationOf } from './csv-notation.ts'
import { siteLanguages } from './locales.ts'

it('separates cells by semicolons where the comma is the decimal sign', () => {
  const written = siteLanguages.map((language) => {
    const { separator, decimalSign } = csvNotationOf(language)
    return [language, separator, decimalSign]
  })
  expect(written).toEqual([
    ['en', ',', '.'],
    ['cn', ',', '.'],
    ['jp', ',', '.'],
    ['br', ';', ','],
    ['es', ';', ','],
  ])
})
