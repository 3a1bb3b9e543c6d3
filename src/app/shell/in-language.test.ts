import { expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'

const nested = (language: string) => {
  const account = `/${language}/account?redirect=${encodeURIComponent(`/${language}/researcher`)}`
  return `/login?origin=mail&redirect=${encodeURIComponent(account)}`
}

it.each([
  ['', '/jp'],
  ['/researcher', '/jp/researcher'],
  ['/login?redirect=%2Fen%2Fresearcher', '/jp/login?redirect=%2Fjp%2Fresearcher'],
  ['/login?redirect=/en/researcher', '/jp/login?redirect=/jp/researcher'],
  ['/login?redirect=%2Fcn', '/jp/login?redirect=%2Fjp'],
  ['/login?origin=en&redirect=%2fen%3Fa=b#c', '/jp/login?origin=en&redirect=%2fjp%3Fa=b#c'],
  [nested('en'), `/jp${nested('jp')}`],
  ['/login?redirect=%2Fapi%2Faccount', '/jp/login?redirect=%2Fapi%2Faccount'],
  ['/login?redirect=%2Fenglish', '/jp/login?redirect=%2Fenglish'],
  ['/login?redirect=%2Fen-us', '/jp/login?redirect=%2Fen-us'],
  ['/login?redirect=https%3A%2F%2Fwww%2Fen', '/jp/login?redirect=https%3A%2F%2Fwww%2Fen'],
  ['/login?redirect=%2F%2Fen%2Fx', '/jp/login?redirect=%2F%2Fen%2Fx'],
  ['/login?noredirect=%2Fen', '/jp/login?noredirect=%2Fen'],
])('changes the language of %s to Japanese: %s', (rest, expected) => {
  expect(inLanguage('jp', rest)).toBe(expected)
})
