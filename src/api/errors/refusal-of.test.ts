import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of.ts'

it.each([
  ['a key', { error: 'no-such-user' }, 'no-such-user', {}],
  [
    'a key with parameters inside',
    { error: { error: 'too-short', jsonEncodedParams: '{"minimum":8}' } },
    'too-short',
    { minimum: 8 },
  ],
  [
    'a key with parameters next to it',
    { error: 'too-short', jsonEncodedParams: '{"minimum":8}' },
    'too-short',
    { minimum: 8 },
  ],
  ['a key one level deeper', { error: { error: 'taken' } }, 'taken', {}],
  ['broken parameters', { error: { error: 'x', jsonEncodedParams: '{' } }, 'x', {}],
])('reads %s', (_, answer, key, params) => {
  const refusal = refusalOf(answer)
  expect(refusal?.key).toBe(key)
  expect(refusal?.params).toEqual(params)
})

it.each([[null], ['text'], [{}], [{ error: '' }], [{ error: null }], [{ error: {} }], [[1]]])(
  'finds no refusal in %j',
  (answer) => {
    expect(refusalOf(answer)).toBeUndefined()
  },
)
