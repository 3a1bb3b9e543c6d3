import { describe, expect, it } from 'vitest'
import {
  afterBlur,
  afterChange,
  afterTranslation,
  errorOf,
  type Findings,
  hasErrors,
} from './form-errors.ts'

type Shown = Parameters<typeof afterBlur>[0]

const check = (errors: Findings): Shown => ({ errors, status: {} })
const server = (status: Shown['status']): Shown => ({ errors: {}, status })

describe('afterBlur', () => {
  it.each<[string, Shown, Findings, Shown]>([
    ['shows the error of the field', check({}), { email: 'E' }, check({ email: 'E' })],
    ['shows no error of other fields', check({}), { title: 'T' }, check({})],
    ['drops a corrected error', check({ email: 'E' }), {}, check({})],
    ['leaves other errors', check({ title: 'T' }), {}, check({ title: 'T' })],
    [
      'keeps the error of the server',
      server({ email: 'S' }),
      { email: 'E' },
      server({ email: 'S' }),
    ],
    ['keeps it when our check passes', server({ email: 'S' }), {}, server({ email: 'S' })],
  ])('%s', (_, state, findings, expected) => {
    expect(afterBlur(state, 'email', findings)).toEqual(expected)
  })
})

describe('afterChange', () => {
  it.each<[string, Shown, Findings, Shown]>([
    ['shows no new error', check({}), { email: 'E' }, check({})],
    ['keeps a remaining error', check({ email: 'E' }), { email: 'E2' }, check({ email: 'E' })],
    ['drops a corrected error', check({ email: 'E' }), {}, check({})],
    ['drops an error that another field corrected', check({ title: 'T' }), {}, check({})],
    ['drops the error of the server after a change', server({ email: 'S' }), {}, server({})],
    [
      'keeps the error of the server on other fields',
      server({ title: 'S' }),
      {},
      server({ title: 'S' }),
    ],
  ])('%s', (_, state, findings, expected) => {
    expect(afterChange(state, 'email', findings)).toEqual(expected)
  })

  it('returns the same object when nothing changes, to avoid a render', () => {
    const state = server({ title: 'S' })
    expect(afterChange(state, 'email', {})).toBe(state)
  })
})

it('translates the shown errors to a new language and adds none', () => {
  const state = { errors: { a: 'A' }, status: { s: 'S' } }
  const translated = { errors: { a: '甲' }, status: { s: 'S' } }
  expect(afterTranslation(state, { a: '甲', b: '乙' })).toEqual(translated)
})

it.each<[Shown, boolean]>([
  [{ errors: {} }, false],
  [check({}), false],
  [check({ a: 'A' }), true],
  [server({ a: 'A' }), true],
])('in %o, some error is shown: %s', (state, expected) => {
  expect(hasErrors(state)).toBe(expected)
})

it("shows the server's error before ours, and none of other fields", () => {
  const state = { errors: { a: 'A', b: 'B' }, status: { a: 'S' } }
  expect(['a', 'b', 'c'].map((name) => errorOf(state, name))).toEqual(['S', 'B', undefined])
})
