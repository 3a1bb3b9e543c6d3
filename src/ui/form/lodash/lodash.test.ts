import { describe, expect, it } from 'vitest'
import clone from './clone.ts'
import cloneDeep from './clone-deep.ts'
import isPlainObject from './is-plain-object.ts'
import toPath from './to-path.ts'

class Amount {
  value = 7
}

describe('clone', () => {
  it.each([
    ['an object', { a: { b: 1 } }],
    ['an array', [{ b: 1 }]],
    ['an instance', new Amount()],
  ])('copies %s', (_, value) => {
    const copy = clone(value)
    expect(copy).toStrictEqual(value)
    expect(copy).not.toBe(value)
  })

  it('shares what is inside', () => {
    const inside = { b: 1 }
    expect(Object.values(clone({ inside }))[0]).toBe(inside)
  })
})

describe('cloneDeep', () => {
  it('copies arrays and objects at any depth', () => {
    const value = { list: [{ a: 1 }], none: undefined, text: 'x' }
    const copy = cloneDeep(value)
    expect(copy).toStrictEqual(value)
    value.list.push({ a: 2 })
    expect(copy).toStrictEqual({ list: [{ a: 1 }], none: undefined, text: 'x' })
  })

  it.each([
    ['a file', new File(['x'], 'x.txt')],
    ['an instance', new Amount()],
    ['nothing', undefined],
  ])('keeps %s', (_, value) => {
    expect(cloneDeep([value])).toEqual([value])
  })
})

it.each([
  ['an object', {}, true],
  ['one without a prototype', Object.create(null), true],
  ['an array', [], false],
  ['an instance', new Amount(), false],
  ['a file', new File(['x'], 'x.txt'), false],
  ['nothing', null, false],
])('isPlainObject of %s', (_, value, expected) => {
  expect(isPlainObject(value)).toBe(expected)
})

it.each([
  ['email', ['email']],
  ['card.checkout', ['card', 'checkout']],
  ['authors[0].name', ['authors', '0', 'name']],
  ['authors.0.name', ['authors', '0', 'name']],
  [
    ['a', '0'],
    ['a', '0'],
  ],
])('toPath of %s', (path, expected) => {
  expect(toPath(path)).toEqual(expected)
})
