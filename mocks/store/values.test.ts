import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareValues, freezeInPlace, frozenCopy, type SortValue } from './values.ts'

const value: fc.Arbitrary<SortValue> = fc.letrec<{ value: SortValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, undefined, true, false, '', 'a', 'B', 0, -1, 2.5),
    fc.string(),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
})).value

describe('the order of values', () => {
  test.each<[SortValue, SortValue]>([
    [null, false],
    [undefined, false],
    [false, true],
    [true, -5],
    [-5, 3],
    [9, '1'],
    ['10', '9'],
    ['Z', 'a'],
    ['z', []],
    [[], [0]],
    [
      [1, 'b'],
      [2, 'a'],
    ],
    [
      [1, 'a'],
      [1, 'b'],
    ],
  ])('%j sorts before %j', (a, b) => {
    expect(Math.sign(compareValues(a, b))).toBe(-1)
    expect(Math.sign(compareValues(b, a))).toBe(1)
  })

  test('is symmetric, and transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
          expect(compareValues(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('a frozen copy', () => {
  test('leaves the original alone and cannot be changed at any depth', () => {
    const original = { list: [{ a: 1 }], none: undefined, zero: -0 }
    const copy = frozenCopy(original)
    original.list.push({ a: 2 })
    expect(copy).toStrictEqual({ list: [{ a: 1 }], zero: 0 })
    expect(() => copy.list.push({ a: 3 })).toThrow(TypeError)
    expect(Object.isFrozen(copy.list[0])).toBe(true)
  })

  test('shares parts that are already frozen', () => {
    const copy = frozenCopy({ deep: { list: [1, { a: 'b' }] } })
    expect(frozenCopy(copy)).toBe(copy)
    expect(frozenCopy({ ...copy, more: 1 }).deep).toBe(copy.deep)
  })

  test('shares what the value before it has at the same place, and copies the rest', () => {
    const before = frozenCopy({ list: [{ a: 1 }, { a: 2 }], same: { b: [3] } })
    const { list, same } = before
    const after = frozenCopy({ list: [list[0], { a: 4 }], same, new: { ...same } }, 'row', before)
    expect(after).toStrictEqual({ list: [{ a: 1 }, { a: 4 }], same: { b: [3] }, new: { b: [3] } })
    expect([after.list[0] === list[0], after.same === same]).toEqual([true, true])
    expect(Object.isFrozen(after.list[1])).toBe(true)
  })

  test('reads nothing of what it shares', () => {
    const reads: PropertyKey[] = []
    const part = new Proxy(Object.freeze({ a: 1 }), {
      get(target, name) {
        reads.push(name)
        return Reflect.get(target, name)
      },
    })
    const after = frozenCopy({ part, other: 1 }, 'row', { part, other: 0 })
    expect([after.part === part, reads]).toEqual([true, []])
  })

  test('keeps a field called __proto__ as a field', () => {
    const copy = frozenCopy<object>(JSON.parse('{"__proto__": {"a": 1}}'))
    expect(Object.keys(copy)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })

  test.each([
    ['a date', new Date(0), 'row.it is not plain data: [object Date]'],
    ['a map', new Map(), 'row.it is not plain data: [object Map]'],
    ['a function', () => 1, 'row.it is not plain data: [object Function]'],
    ['not a number', Number.NaN, 'row.it is NaN, which no file can hold'],
    ['a date in a list', [1, new Date(0)], 'row.it[1] is not plain data: [object Date]'],
  ])('refuses %s', (_, it, message) => {
    expect(() => frozenCopy({ it })).toThrow(message)
  })
})

describe('a value that is frozen without copying', () => {
  test('stays the same object and cannot be changed at any depth', () => {
    const value = { list: [{ a: 1 }] }
    expect(freezeInPlace(value)).toBe(value)
    expect(() => value.list.push({ a: 2 })).toThrow(TypeError)
    expect(Object.isFrozen(value.list[0])).toBe(true)
  })

  test('is copied where a file could not hold it unchanged', () => {
    expect(freezeInPlace({ none: undefined, zero: -0 })).toStrictEqual({ zero: 0 })
    expect(() => freezeInPlace({ it: Number.NaN }, 'row')).toThrow('row.it is NaN')
  })
})
