import { describe, expect, it } from 'vitest'
import {
  afterAttempt,
  afterBlur,
  afterChange,
  afterRefusal,
  afterTranslation,
  type FieldErrors,
  type Findings,
} from './form-errors.ts'

const check = (message: string) => ({ message, from: 'check' }) as const
const server = (message: string) => ({ message, from: 'server' }) as const

describe('afterBlur', () => {
  it.each<[string, FieldErrors, Findings, FieldErrors]>([
    ['shows what is wrong with the field', {}, { email: 'E' }, { email: check('E') }],
    ['shows nothing of other fields', {}, { title: 'T' }, {}],
    ['drops what is mended', { email: check('E') }, {}, {}],
    ['leaves other errors', { title: check('T') }, {}, { title: check('T') }],
    [
      'keeps the word of the server',
      { email: server('S') },
      { email: 'E' },
      { email: server('S') },
    ],
    ['keeps it when our check is content', { email: server('S') }, {}, { email: server('S') }],
  ])('%s', (_, errors, findings, expected) => {
    expect(afterBlur(errors, 'email', findings)).toEqual(expected)
  })
})

describe('afterChange', () => {
  it.each<[string, FieldErrors, Findings, FieldErrors]>([
    ['shows nothing new', {}, { email: 'E' }, {}],
    ['keeps what is still wrong', { email: check('E') }, { email: 'E2' }, { email: check('E') }],
    ['drops what is mended', { email: check('E') }, {}, {}],
    ['drops what another field mended', { title: check('T') }, {}, {}],
    ['takes a change for an answer to the server', { email: server('S') }, {}, {}],
    ['keeps the server on other fields', { title: server('S') }, {}, { title: server('S') }],
  ])('%s', (_, errors, findings, expected) => {
    expect(afterChange(errors, 'email', findings)).toEqual(expected)
  })

  it('gives the same object when nothing changes, so that nothing is drawn again', () => {
    const errors: FieldErrors = { title: server('S') }
    expect(afterChange(errors, 'email', {})).toBe(errors)
  })
})

it('shows every finding after an attempt', () => {
  expect(afterAttempt({ a: 'A', b: 'B' })).toEqual({ a: check('A'), b: check('B') })
})

it('shows what the server refused', () => {
  expect(afterRefusal({ a: 'A' })).toEqual({ a: server('A') })
})

it('says the same errors in a new language and adds none', () => {
  const errors: FieldErrors = { a: check('A'), s: server('S') }
  expect(afterTranslation(errors, { a: '甲', b: '乙' })).toEqual({ a: check('甲'), s: server('S') })
})
