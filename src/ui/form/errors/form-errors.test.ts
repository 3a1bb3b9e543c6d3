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
    ['shows what is wrong with the field', check({}), { email: 'E' }, check({ email: 'E' })],
    ['shows nothing of other fields', check({}), { title: 'T' }, check({})],
    ['drops what is mended', check({ email: 'E' }), {}, check({})],
    ['leaves other errors', check({ title: 'T' }), {}, check({ title: 'T' })],
    [
      'keeps the word of the server',
      server({ email: 'S' }),
      { email: 'E' },
      server({ email: 'S' }),
    ],
    ['keeps it when our check is content', server({ email: 'S' }), {}, server({ email: 'S' })],
  ])('%s', (_, state, findings, expected) => {
    expect(afterBlur(state, 'email', findings)).toEqual(expected)
  })
})

describe('afterChange', () => {
  it.each<[string, Shown, Findings, Shown]>([
    ['shows nothing new', check({}), { email: 'E' }, check({})],
    ['keeps what is still wrong', check({ email: 'E' }), { email: 'E2' }, check({ email: 'E' })],
    ['drops what is mended', check({ email: 'E' }), {}, check({})],
    ['drops what another field mended', check({ title: 'T' }), {}, check({})],
    ['takes a change for an answer to the server', server({ email: 'S' }), {}, server({})],
    ['keeps the server on other fields', server({ title: 'S' }), {}, server({ title: 'S' })],
  ])('%s', (_, state, findings, expected) => {
    expect(afterChange(state, 'email', findings)).toEqual(expected)
  })

  it('gives the same object when nothing changes, so that nothing is drawn again', () => {
    const state = server({ title: 'S' })
    expect(afterChange(state, 'email', {})).toBe(state)
  })
})

it('says the same errors in a new language and adds none', () => {
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
