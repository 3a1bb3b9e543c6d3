import { expect, it } from 'vitest'
import { countryName, countryOptions, stateOptions } from './country-choices.ts'

const country = (code: string, name: string) => ({ id: 1, code, name, states: [] })
const japan = country('JP', 'Japan')

it.each([
  [japan, 'en', 'Japan'],
  [japan, 'pseudo', 'Japan'],
  [japan, 'ja', '日本'],
  [japan, 'zh-Hans', '日本'],
  [japan, 'pt-BR', 'Japão'],
  [japan, 'es', 'Japón'],
  [country('XZ', 'International waters'), 'es', 'International waters'],
  [country('MOON', 'The Moon'), 'es', 'The Moon'],
])('the name of %o in %s is %s', (one, tag, name) => {
  expect(countryName(one, tag)).toBe(name)
})

const countries = [
  country('AT', 'Austria'),
  country('DE', 'Germany'),
  country('CI', 'Côte d’Ivoire'),
  country('ES', 'Spain'),
]

it.each([
  ['en', ['US'], [], ['Austria', 'Côte d’Ivoire', 'Germany', 'Spain']],
  ['es', ['ES'], ['España'], ['Alemania', 'Austria', 'Côte d’Ivoire']],
  ['en', ['DE'], ['Germany'], ['Austria', 'Côte d’Ivoire', 'Spain']],
  ['en', ['ES', 'DE', 'ES'], ['Spain', 'Germany'], ['Austria', 'Côte d’Ivoire']],
])('in %s with %j the likely countries are %j, then %j', (tag, likelyCodes, first, then) => {
  const { likely, options } = countryOptions(countries, tag, likelyCodes)
  expect(likely.map(({ label }) => label)).toEqual(first)
  expect(options.map(({ label }) => label)).toEqual(then)
})

const tokyo = { ...japan, states: [{ code: '東京都', name: 'Tokyo' }] }

it.each([
  ['ja', '東京都'],
  ['en', 'Tokyo'],
  ['zh-Hans', 'Tokyo'],
])('in %s a prefecture is labelled %s', (tag, label) => {
  expect(stateOptions(tokyo, tag)).toEqual([{ value: '東京都', label }])
})
