import { describe, expect, it } from 'vitest'
import { copyOf, deepCopyOf, isPlainObject, stepsOf } from './plain-values.ts'

it.each([
  [{}, true],
  [Object.create(null), true],
  [{ a: [1] }, true],
  [[], false],
  [new Map(), false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('%o is a plain object: %s', (value, expected) => {
  expect(isPlainObject(value)).toBe(expected)
})

describe('copyOf', () => {
  it.each([[[1, { a: 1 }]], [{ a: { b: 1 }, c: [2] }]])('shares only %o', (value) => {
    const copy = copyOf(value)
    expect(copy).not.toBe(value)
    expect(copy).toEqual(value)
    for (const [key, inside] of Object.entries(value)) {
      expect(Object.entries(copy)).toContainEqual([key, inside])
      expect(Object.values(copy).some((one) => one === inside)).toBe(true)
    }
  })

  it('keeps the class of a value', () => {
    class Name {
      first = 'Aiko'
    }
    expect(copyOf(new Name())).toBeInstanceOf(Name)
  })
})

it('copies plain values so that they share nothing', () => {
  const inside = { b: [1, '2', null] }
  const copy = deepCopyOf({ inside })
  expect(copy).toEqual({ inside })
  inside.b.push(3)
  expect(copy).toEqual({ inside: { b: [1, '2', null] } })
  expect(deepCopyOf(undefined)).toBeUndefined()
})

it.each([
  ['email', ['email']],
  ['address.city', ['address', 'city']],
  ['authors[0].name', ['authors', '0', 'name']],
  ['authors.0', ['authors', '0']],
  [
    ['authors', 0],
    ['authors', '0'],
  ],
  [7, ['7']],
  ['', []],
])('the steps of %o are %o', (path, expected) => {
  expect(stepsOf(path)).toEqual(expected)
})
