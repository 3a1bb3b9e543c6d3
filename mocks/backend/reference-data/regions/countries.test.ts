import { expect, it } from 'vitest'
import { countries, countryNamed } from './countries.ts'

it.each([
  [32, 'BR', 'Brazil', 27],
  [44, 'CN', 'China', 31],
  [107, 'JP', 'Japan', 47],
  [197, 'ES', 'Spain', 52],
  [223, 'US', 'United States', 51],
])('%i is %s', (id, code, name, states) => {
  const country = countryNamed(id)
  expect(country).toMatchObject({ code, name })
  expect(country?.states).toHaveLength(states)
})

it('has every country once, by its name', () => {
  expect(countries).toHaveLength(249)
  expect(new Set(countries.map(({ id }) => id)).size).toBe(249)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
  for (const { code, name } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name).toMatch(/^\S.*\S$/)
  }
  expect(countryNamed(undefined)).toBeUndefined()
  expect(countryNamed(0)).toBeUndefined()
})

it('names every state with a code', () => {
  for (const { states } of countries) {
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length)
    for (const { code, name } of states) expect([code, name]).not.toContain('')
  }
})
